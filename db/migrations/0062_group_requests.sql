-- True if the link of a group lets people only ask to join. Then an admin decides.
ALTER TABLE room_group ADD COLUMN asks_first boolean NOT NULL DEFAULT false;

-- Requests to join a group, made by the group's link.
CREATE TABLE group_request (
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  -- The time at which an admin declined. The person is not informed, and sees the request as still waiting.
  declined_at timestamptz,
  -- True if the person withdrew a declined request. The person may ask again, so that the decline stays unnoticed.
  is_withdrawn boolean NOT NULL DEFAULT false,
  PRIMARY KEY (room_id, user_id)
);
CREATE INDEX group_request_user ON group_request (user_id);
CREATE INDEX group_request_asked ON group_request (asked_at);
