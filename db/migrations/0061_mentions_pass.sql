-- Whether a mention notifies the member although they muted the room.
ALTER TABLE room_member ADD COLUMN mentions_pass boolean NOT NULL DEFAULT true;
