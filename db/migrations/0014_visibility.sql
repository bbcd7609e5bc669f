-- `paused_at`: since when others do not find the person. `deleted_at`: since when the hidden account awaits deletion.
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
