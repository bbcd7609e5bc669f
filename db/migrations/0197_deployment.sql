-- The timeline of the primary that wrote this: a standby that takes over begins the next one. A replica without it has
-- not followed the new primary yet, whatever position it names.
ALTER TABLE deployment ADD COLUMN timeline integer;
-- A mark of the secrets of the server that started last: all servers of a place have the same.
ALTER TABLE deployment ADD COLUMN secrets_mark bytea;
