-- A hash of a person's first message to another person, without names. It limits to how many people the same words
-- can go at once.
CREATE TABLE opener (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  room_id uuid NOT NULL,
  digest bytea NOT NULL,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, room_id)
);

ALTER TABLE quota DROP CONSTRAINT quota_kind_check;
ALTER TABLE quota ADD CONSTRAINT quota_kind_check
  CHECK (kind IN ('match', 'companion', 'eternal', 'exposure', 'model', 'demo', 'opener'));
