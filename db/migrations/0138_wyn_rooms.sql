-- The chats whose last lines Wyn may read when the person asks what to say in the chat. Nobody else sees this choice.
CREATE TABLE wyn_room (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  allowed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, room_id)
);
CREATE INDEX wyn_room_room ON wyn_room (room_id);
