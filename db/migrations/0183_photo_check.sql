-- A person's latest try at the photo check: three poses, their pictures, and what a moderator said.
CREATE TABLE photo_check (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Nobody compared the pictures of a lapsed one in time.
  state text NOT NULL CHECK (state IN ('taking', 'waiting', 'refused', 'passed', 'lapsed')),
  -- The keys of the three poses (content/photo-poses.ts), in the order of the pictures.
  poses text[] NOT NULL CHECK (cardinality(poses) = 3),
  -- The time until which pictures are taken for these poses.
  expires_at timestamptz NOT NULL,
  started_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- When moderators opened the pictures; the person reads this.
  openings timestamptz[] NOT NULL DEFAULT '{}',
  decided_at timestamptz,
  reason text,
  CHECK ((state IN ('taking', 'waiting')) = (decided_at IS NULL)),
  CHECK (state = 'taking' OR sent_at IS NOT NULL)
);
CREATE INDEX photo_check_id ON photo_check (id);
CREATE INDEX photo_check_waiting ON photo_check (sent_at) WHERE state = 'waiting';
CREATE INDEX photo_check_taking ON photo_check (expires_at) WHERE state = 'taking';
CREATE INDEX photo_check_decided ON photo_check (decided_at) WHERE decided_at IS NOT NULL;

-- The pictures of a check that is not decided. Only this server's secret opens them.
CREATE TABLE photo_check_picture (
  user_id bigint NOT NULL REFERENCES photo_check (user_id) ON DELETE CASCADE,
  step smallint NOT NULL CHECK (step BETWEEN 1 AND 3),
  sealed bytea NOT NULL,
  -- Of the picture as it was sent, so that none is taken twice.
  sha256 bytea NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, step)
);

-- Whose photo was checked, and whether they want to meet such people only.
CREATE TABLE photo_badge (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  checked_at timestamptz NOT NULL,
  -- False once the main picture is another one.
  is_valid boolean NOT NULL,
  only_checked boolean NOT NULL DEFAULT false
);
CREATE INDEX photo_badge_valid ON photo_badge (user_id) WHERE is_valid;
CREATE INDEX photo_badge_only ON photo_badge (user_id) WHERE only_checked;

ALTER TABLE match_profile ADD COLUMN is_checked boolean NOT NULL DEFAULT false,
  ADD COLUMN only_checked boolean NOT NULL DEFAULT false;
-- A search reads these four indexes and no row, so they have what it asks.
DROP INDEX match_profile_city, match_profile_county, match_profile_state, match_profile_run;
CREATE INDEX match_profile_city ON match_profile (city, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, county, state, interests, user_id,
    is_checked, only_checked)
  WHERE NOT is_demo;
CREATE INDEX match_profile_county ON match_profile (county, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, state, interests, user_id,
    is_checked, only_checked)
  WHERE NOT is_demo;
CREATE INDEX match_profile_state ON match_profile (state, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, run, vibe, interest_count, zip, city, county, interests, user_id,
    is_checked, only_checked)
  WHERE NOT is_demo;
CREATE INDEX match_profile_run ON match_profile (run, gender, born)
  INCLUDE (wants, min_age, max_age, intent, radius, vibe, interest_count, zip, city, county, state, interests, user_id,
    is_checked, only_checked)
  WHERE NOT is_demo;

-- Another main picture is another face until it is compared. Whatever changes it, the badge goes in the same statement,
-- and so do pictures that were to be compared with the earlier one.
CREATE FUNCTION end_photo_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM photo_check WHERE user_id = NEW.id AND state IN ('taking', 'waiting');
  UPDATE photo_badge SET is_valid = false WHERE user_id = NEW.id AND is_valid;
  IF FOUND THEN
    UPDATE match_profile SET is_checked = false, change_seq = NULL WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER photo_check_ends AFTER UPDATE OF profile_image_url ON account FOR EACH ROW
  WHEN (OLD.profile_image_url IS DISTINCT FROM NEW.profile_image_url) EXECUTE FUNCTION end_photo_check();

-- Who has to check their photo before they write to somebody new is read from the reports about them.
CREATE INDEX moderation_report_fake ON moderation_report (case_id) WHERE category = 'fake';
