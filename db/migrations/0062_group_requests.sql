-- Whether the link of a group lets people ask, and an admin says yes.
ALTER TABLE room_group ADD COLUMN asks_first boolean NOT NULL DEFAULT false;

-- Somebody who came by the link asks to join.
CREATE TABLE group_request (
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  -- An admin said no. Nobody tells the person, so the row stays as if it waited.
  declined_at timestamptz,
  -- The person took back a request that was declined, and may make it again: nothing shows them the no.
  is_withdrawn boolean NOT NULL DEFAULT false,
  PRIMARY KEY (room_id, user_id)
);
CREATE INDEX group_request_user ON group_request (user_id);
CREATE INDEX group_request_asked ON group_request (asked_at);
