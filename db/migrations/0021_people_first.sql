-- No index of the search contains demo members. If the search finds nobody, a separate statement looks for them.
ALTER TABLE match_profile ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
UPDATE match_profile SET is_demo = true FROM account WHERE account.id = match_profile.user_id AND account.is_demo;

DROP INDEX match_profile_zip, match_profile_city, match_profile_county, match_profile_state, match_profile_run;
CREATE INDEX match_profile_zip ON match_profile (zip, gender, born) WHERE NOT is_demo;
CREATE INDEX match_profile_city ON match_profile (city, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, county, state, interests, user_id)
  WHERE NOT is_demo;
CREATE INDEX match_profile_county ON match_profile (county, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, state, interests, user_id)
  WHERE NOT is_demo;
CREATE INDEX match_profile_state ON match_profile (state, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, county, interests, user_id)
  WHERE NOT is_demo;
CREATE INDEX match_profile_run ON match_profile (run, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, vibe, interest_count, zip, city, county, state, interests, user_id)
  WHERE NOT is_demo;
CREATE INDEX match_profile_demo ON match_profile (state) WHERE is_demo;

-- Adds the quota of demo members that a person meets in a day. A demo member uses up no match of the day or the week.
ALTER TABLE quota DROP CONSTRAINT quota_kind_check;
ALTER TABLE quota ADD CONSTRAINT quota_kind_check
  CHECK (kind IN ('match', 'companion', 'eternal', 'exposure', 'model', 'demo'));
