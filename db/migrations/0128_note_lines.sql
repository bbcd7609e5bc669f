-- The line of the room that a note came from. Notes from before have none; a line that its writer deletes takes its notes with it.
ALTER TABLE companion_note ADD COLUMN seq bigint;
