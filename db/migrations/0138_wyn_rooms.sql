-- The chats whose last lines a person lets Wyn read, when they ask it what to say there. Nobody else sees it.
CREATE TABLE wyn_room (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  allowed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, room_id)
);
CREATE INDEX wyn_room_room ON wyn_room (room_id);
