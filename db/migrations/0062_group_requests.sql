-- Whether people who have the link of a group can only ask to join, and an admin decides.
ALTER TABLE room_group ADD COLUMN asks_first boolean NOT NULL DEFAULT false;

-- Requests to join a group, by its link.
CREATE TABLE group_request (
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  -- When an admin declined. The person is not informed, so the row stays as if it waited.
  declined_at timestamptz,
  -- The person withdrew a declined request, and may ask again: they cannot notice that it was declined.
  is_withdrawn boolean NOT NULL DEFAULT false,
  PRIMARY KEY (room_id, user_id)
);
CREATE INDEX group_request_user ON group_request (user_id);
CREATE INDEX group_request_asked ON group_request (asked_at);
