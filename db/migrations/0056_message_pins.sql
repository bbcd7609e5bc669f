-- The payload of a pinned message has the seq of the line that pinned the message. The index finds the pins of a room.
CREATE INDEX room_event_pins ON room_event (room_id, seq) WHERE payload ? 'pinnedSeq';
