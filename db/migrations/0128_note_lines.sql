-- The line that a note came from; null for older notes. When the writer deletes the line, its notes are deleted too.
ALTER TABLE companion_note ADD COLUMN seq bigint;
