-- What a person looks for, as the person entered it.
CREATE TABLE match_preference (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  min_age smallint NOT NULL CHECK (min_age >= 18),
  max_age smallint NOT NULL CHECK (max_age >= min_age),
  location_radius text NOT NULL,
  gender_preferences text[] NOT NULL,
  connection_intent text[] NOT NULL,
  connection_depth text NOT NULL,
  communication_style text[] NOT NULL,
  age_preference text NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Numbers for cities, counties and states, assigned when the first person lives there.
CREATE TABLE match_place (
  name text PRIMARY KEY,
  id int NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY
);

-- Everyone who can be found, in the form that the search reads: one narrow row per person. No column may change
-- often, because index-only scans would then also read the table. matching/profile/profile.ts has the codes and
-- masks.
CREATE TABLE match_profile (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  interests bit(256) NOT NULL,
  born int NOT NULL,
  zip int NOT NULL,
  city int NOT NULL,
  county int NOT NULL,
  state int NOT NULL,
  run smallint NOT NULL,
  vibe smallint NOT NULL,
  interest_count smallint NOT NULL,
  gender smallint NOT NULL,
  wants smallint NOT NULL,
  intent smallint NOT NULL,
  min_age smallint NOT NULL,
  max_age smallint NOT NULL,
  radius smallint NOT NULL
);
-- PLAIN keeps the interests uncompressed and in the row, so that a search reads them fast.
ALTER TABLE match_profile ALTER COLUMN interests SET STORAGE PLAIN;

-- One index for each radius. The radius "anywhere" has the index by run. The index by ZIP contains fewer columns,
-- because a ZIP has few people, and a search reads their rows.
CREATE INDEX match_profile_zip ON match_profile (zip, gender, born);
CREATE INDEX match_profile_city ON match_profile (city, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, county, state, interests, user_id);
CREATE INDEX match_profile_county ON match_profile (county, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, state, interests, user_id);
CREATE INDEX match_profile_state ON match_profile (state, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, county, interests, user_id);
CREATE INDEX match_profile_run ON match_profile (run, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, vibe, interest_count, zip, city, county, state, interests, user_id);

-- Two people who were offered to each other. A pair has one row, so that two searches at the same time cannot make
-- two matches of the pair. `data` is the card that both people see.
CREATE TABLE soul_match (
  user_low bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  user_high bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  found_by bigint NOT NULL,
  room_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('offered', 'connected', 'passed', 'unmatched')),
  liked_low boolean NOT NULL DEFAULT false,
  liked_high boolean NOT NULL DEFAULT false,
  score smallint NOT NULL,
  score_version smallint NOT NULL,
  data jsonb NOT NULL,
  offered_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  rests_until timestamptz,
  PRIMARY KEY (user_low, user_high),
  CHECK (user_low < user_high)
);
CREATE INDEX soul_match_high ON soul_match (user_high, user_low);

-- A person's matches of a day. Each used slot has one row, and a day has three slots.
CREATE TABLE match_slot (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  day date NOT NULL,
  slot smallint NOT NULL,
  match_id uuid NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, day, slot),
  UNIQUE (user_id, idempotency_key)
);

-- The number of searchers who were offered a person on a day, in the person's time zone.
CREATE TABLE match_exposure (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  day date NOT NULL,
  offers smallint NOT NULL,
  PRIMARY KEY (user_id, day)
);

-- `user_id` does not want to meet `other_id`. A block hides both from each other.
CREATE TABLE block (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, other_id),
  CHECK (user_id <> other_id)
);
CREATE INDEX block_other ON block (other_id, user_id);
