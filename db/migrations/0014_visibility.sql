-- Since when a person is not found by others (paused), and since when they want their account deleted, which hides them.
ALTER TABLE account ADD COLUMN paused_at timestamptz, ADD COLUMN deleted_at timestamptz;

-- `user_id` follows `followee_id`.
CREATE TABLE follow (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  followee_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, followee_id),
  CHECK (user_id <> followee_id)
);
CREATE INDEX follow_followee ON follow (followee_id, user_id);
