-- The last line that changed the notes. An answer that is begun again reads no line up to it for them: "don't remember
-- that" would take out one note more each time.
ALTER TABLE companion_room ADD COLUMN noted_seq bigint NOT NULL DEFAULT 0;
UPDATE companion_room SET noted_seq = answered_seq;
