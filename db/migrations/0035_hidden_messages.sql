-- Finds the lines that say that an earlier message changed, for clients that read what they missed.
CREATE INDEX room_event_changes ON room_event (room_id, seq) WHERE type = 'message_changed';
