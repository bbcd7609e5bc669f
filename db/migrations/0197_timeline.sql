-- The timeline of the primary that wrote this: a standby that takes over begins the next one. A replica without it has
-- not followed the new primary yet, whatever position it names.
ALTER TABLE deployment ADD COLUMN timeline integer;
