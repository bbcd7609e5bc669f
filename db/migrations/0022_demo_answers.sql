-- Rooms in which a demo member owes an answer. Workers lease the rows; see features/demo/answerer.ts.
CREATE TABLE demo_due (
  room_id uuid PRIMARY KEY,
  -- The seq of the last line to answer.
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX demo_due_at ON demo_due (due_at);

-- The last answer that a demo member began in a room, so that another worker can continue it.
CREATE TABLE demo_talk (
  room_id uuid PRIMARY KEY,
  -- The seq of the last line that the answer covers.
  answered_seq bigint NOT NULL,
  -- The index of the answer's first line among all lines of the demo member.
  begun_at smallint NOT NULL
);
