-- Returns a text in lower case and without accents. People are found by the beginning of any word of their names.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN words ~ '^[\x01-\x7f]*$' THEN lower(replace(words, '''', ''))
    ELSE replace(replace(replace(translate(
      regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f]', '', 'g'),
      'øłđıħ''’', 'oldih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END
$$;
-- Returns the words of a text from `folded`. The underscore of a Wildin ID does not divide words here.
CREATE FUNCTION words_in(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(
    translate(folded, E'!"#$%&()*+,-./:;<=>?@[\\]^`{|}~\t\n\u00a0', repeat(' ', 33)), ' '), '')
$$;
-- Returns the words of a Wildin ID and a name. The whole ID counts as a word too, because thousands may share its parts.
-- PostgreSQL builds and analyzes an index with an empty search path. So a function that calls another function sets
-- its own search path. COST keeps the planner from taking the call as cheap.
CREATE FUNCTION name_words(handle text, display_name text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 SET search_path FROM CURRENT AS $$
-- A word of a text search has at most 2,046 bytes, and a sign at most four.
DECLARE words text := left(folded(handle || ' ' || coalesce(display_name, '')), 500);
BEGIN
  RETURN array_to_tsvector(words_in(words) || words_in(translate(words, '_', ' ')));
END $$;
-- Returns a query for people whose names have, for each sought word, a word that begins with the sought word. A text
-- without a word matches nobody.
CREATE FUNCTION begin_words(sought text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT AS $$
BEGIN
  RETURN (SELECT string_agg(quote_literal(word) || ':*', ' & ') FROM unnest(words_in(folded(sought))) word)::tsquery;
END $$;

CREATE INDEX account_name_words ON account USING gin (name_words(handle, display_name))
  WHERE profile_completed AND NOT is_seed_user;
DROP INDEX account_handle_begins;
DROP INDEX account_name_begins;
DROP STATISTICS account_name_begins_how;
