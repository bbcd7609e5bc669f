-- How people are looked for by their names: in lower case and without accents, by the beginning of any word.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN words ~ '^[\x01-\x7f]*$' THEN lower(replace(words, '''', ''))
    ELSE replace(replace(replace(translate(
      regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f]', '', 'g'),
      'øłđıħ''’', 'oldih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END
$$;
-- The words of such a text. What joins the parts of a Wildin ID divides none here.
CREATE FUNCTION words_in(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(
    translate(folded, E'!"#$%&()*+,-./:;<=>?@[\\]^`{|}~\t\n\u00a0', repeat(' ', 33)), ' '), '')
$$;
-- An index is built and analyzed with an empty search path, so a function that calls another brings its own.
-- The words of a Wildin ID and a name. The ID is a word as a whole as well: its parts may be those of thousands. The cost
-- is told as it is.
CREATE FUNCTION name_words(handle text, display_name text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 SET search_path FROM CURRENT AS $$
DECLARE words text := folded(handle || ' ' || coalesce(display_name, ''));
BEGIN
  RETURN array_to_tsvector(words_in(words) || words_in(translate(words, '_', ' ')));
END $$;
-- What finds the people each of whose sought words begins one of theirs; a text without a word finds nobody.
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
