-- True if a mention notifies the member even when the member muted the room.
ALTER TABLE room_member ADD COLUMN mentions_pass boolean NOT NULL DEFAULT true;
