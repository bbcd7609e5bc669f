-- How long the lines of a room of two are kept, by both people's consent; null for always. What one of them asked for
-- waits until the other agrees.
ALTER TABLE room
  ADD COLUMN fade_seconds integer,
  ADD COLUMN fade_asked_seconds integer,
  ADD COLUMN fade_asked_by bigint REFERENCES account (id) ON DELETE SET NULL;

-- When a line is erased; null for never. A job of any instance finds the lines that are due by this index.
ALTER TABLE room_event ADD COLUMN ends_at timestamptz;
CREATE INDEX room_event_ends ON room_event (ends_at) WHERE ends_at IS NOT NULL;
