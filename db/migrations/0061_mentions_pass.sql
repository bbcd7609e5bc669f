-- Whether a line that names the member reaches them although they muted the room.
ALTER TABLE room_member ADD COLUMN mentions_pass boolean NOT NULL DEFAULT true;
