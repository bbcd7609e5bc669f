-- Finds the lines that say that an earlier message changed. Clients read these lines when they missed some.
CREATE INDEX room_event_changes ON room_event (room_id, seq) WHERE type = 'message_changed';
