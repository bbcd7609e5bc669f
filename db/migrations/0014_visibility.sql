-- `paused_at`: the time at which the person paused, so that others do not find the person. `deleted_at`: the time at
-- which the person asked for deletion. Until the deletion, the account is hidden.
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
