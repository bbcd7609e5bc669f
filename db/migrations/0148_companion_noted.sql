-- The seq of the last line that changed the notes. A repeated answer takes no notes from lines up to this seq.
-- Otherwise, "don't remember that" would remove another note each time.
ALTER TABLE companion_room ADD COLUMN noted_seq bigint NOT NULL DEFAULT 0;
UPDATE companion_room SET noted_seq = answered_seq;
