-- A language of the interface is a folder of texts; naming one more asks for no change here.
ALTER TABLE session DROP CONSTRAINT session_language_check;
ALTER TABLE session ADD CONSTRAINT session_language_check CHECK (language ~ '^[a-z]{2}$');

-- The language that a person chose for themself; null for whatever each device says.
ALTER TABLE account ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$'),
  -- The languages that a person speaks (src/contract/tongues.ts), in their own order.
  ADD COLUMN tongues text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tongues) <= 5);

-- Whether a person meets only people with whom they share a language.
ALTER TABLE match_preference ADD COLUMN shares_tongue boolean NOT NULL DEFAULT false;

-- A bit for each language that a person speaks. `only_tongue` is false for a person who named none.
ALTER TABLE match_profile ADD COLUMN tongues int NOT NULL DEFAULT 0,
  ADD COLUMN only_tongue boolean NOT NULL DEFAULT false;
-- A search reads these four indexes and no row, so they have what it asks.
DROP INDEX match_profile_city, match_profile_county, match_profile_state, match_profile_run;
CREATE INDEX match_profile_city ON match_profile (city, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, county, state, interests, user_id,
    is_checked, only_checked, tongues, only_tongue)
  WHERE NOT is_demo;
CREATE INDEX match_profile_county ON match_profile (county, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, state, interests, user_id,
    is_checked, only_checked, tongues, only_tongue)
  WHERE NOT is_demo;
CREATE INDEX match_profile_state ON match_profile (state, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, county, interests, user_id,
    is_checked, only_checked, tongues, only_tongue)
  WHERE NOT is_demo;
CREATE INDEX match_profile_run ON match_profile (run, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, vibe, interest_count, zip, city, county, state, interests, user_id,
    is_checked, only_checked, tongues, only_tongue)
  WHERE NOT is_demo;
