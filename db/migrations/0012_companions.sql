-- The AI characters: an account each, and here what makes it one. Authored ones have a key, those composed for somebody
-- an owner, who alone may see them.
CREATE TABLE companion (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  key text UNIQUE,
  owner_id bigint UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  -- The character of one that was composed; authored characters live in the code.
  persona jsonb,
  CHECK ((key IS NULL) <> (owner_id IS NULL) AND (persona IS NULL) = (owner_id IS NULL))
);

-- The companions a person met on a day: a row for each slot taken, so that a fourth has no place to go.
CREATE TABLE companion_slot (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  day date NOT NULL,
  slot smallint NOT NULL,
  companion_id bigint NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, day, slot),
  UNIQUE (user_id, idempotency_key)
);

-- A person's conversation with a companion, apart from the room's log.
CREATE TABLE companion_room (
  room_id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  companion_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  met_at timestamptz NOT NULL,
  -- When the conversation last said that it is with an AI.
  told_at timestamptz,
  -- The companion reads what comes after this line.
  forgotten_seq bigint NOT NULL DEFAULT 0,
  cleared_at timestamptz,
  UNIQUE (user_id, companion_id)
);

CREATE TABLE companion_note (
  room_id uuid NOT NULL REFERENCES companion_room (room_id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- What it is about ("name", "work", "pet" …), so that a newer fact can take an older one's place.
  about text NOT NULL,
  note text NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, id)
);

-- A person's lines that still want an answer, one row a room, written in the transaction of the message.
CREATE TABLE companion_due (
  room_id uuid PRIMARY KEY,
  -- The last line to answer.
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  -- Until then one worker has it; when that worker died, another takes it.
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX companion_due_at ON companion_due (due_at);
