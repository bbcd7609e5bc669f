-- A pinned message carries the line that pinned it. This index finds the pins of a room, and is empty for rooms without any.
CREATE INDEX room_event_pins ON room_event (room_id, seq) WHERE payload ? 'pinnedSeq';
