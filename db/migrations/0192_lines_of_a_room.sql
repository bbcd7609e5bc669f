-- A guess for the planner: of fifty lines one begins a room. Where every room has one line, as on a first day, the
-- statistics say so until they are read again. The writer's plan then looks for repeats in all lines of the room,
-- because the index that finds one line seems no better. The guess counts from the next ANALYZE on.
ALTER TABLE room_event ALTER COLUMN room_id SET (n_distinct = -0.02);
