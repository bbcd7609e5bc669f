-- The seq of the line that a note came from. Null for old notes. If the writer deletes the line, its notes are deleted.
ALTER TABLE companion_note ADD COLUMN seq bigint;
