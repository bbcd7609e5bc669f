-- The text that a member is writing in a room and has not sent. A device that replaces a text names the revision that
-- it knows. So if two devices write, both texts are kept.
CREATE TABLE chat_draft (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  content text NOT NULL,
  revision uuid NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, room_id)
);
CREATE INDEX chat_draft_room ON chat_draft (room_id);
