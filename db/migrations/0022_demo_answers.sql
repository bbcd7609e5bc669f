-- Rooms in which a demo member owes an answer to a person's lines, in leases; see features/demo/answerer.ts.
CREATE TABLE demo_due (
  room_id uuid PRIMARY KEY,
  -- The last line to answer.
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX demo_due_at ON demo_due (due_at);

-- The answer of a demo member that was begun last: a worker that takes over goes on with it.
CREATE TABLE demo_talk (
  room_id uuid PRIMARY KEY,
  -- The last line it answers.
  answered_seq bigint NOT NULL,
  -- The place of its first line among all that the demo member says.
  begun_at smallint NOT NULL
);
