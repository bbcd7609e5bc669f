-- Who says openly what they look for: on their profile, on their card in the directory, and as a filter there.
ALTER TABLE match_preference ADD COLUMN shows_intent boolean NOT NULL DEFAULT false;
CREATE INDEX match_preference_shown ON match_preference (user_id) WHERE shows_intent;

-- How many poses were drawn in place of others, so that moderators see whether somebody went through many of them.
ALTER TABLE photo_check ADD COLUMN redrawn int NOT NULL DEFAULT 0;
