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
  -- The last line of the person that was answered.
  answered_seq bigint NOT NULL DEFAULT 0,
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
  -- The last line to answer; 0 in a new room, where the companion speaks first.
  seq bigint NOT NULL,
  -- From then on any worker takes it; the one beside the writer does not wait for that.
  due_at timestamptz NOT NULL,
  -- Until then one worker has it; when that worker died, another takes it.
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX companion_due_at ON companion_due (due_at);

-- Notes what should follow the messages `ids` of `rooms`: whom they should still reach, and which companions owe an answer.
-- Answers the rooms of those, so that the instance which wrote can see to them at once. It stands in the path of every
-- message, so each half begins with the one question that is nearly always the last: is any of these rooms a companion's,
-- and does anybody have a subscribed device? Inside a function, what comes after a question is not even planned. Members
-- are asked one by one, by key, because a join would be planned for tables of another size. The order is the one in
-- which notes are settled, so that the two never wait for each other in a circle.
DROP FUNCTION note_messages(uuid[], uuid[], timestamptz);
CREATE FUNCTION note_messages(rooms uuid[], ids uuid[], due timestamptz) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM companion_room WHERE room_id = ANY (rooms)) THEN
    RETURN QUERY
    INSERT INTO companion_due AS waiting (room_id, seq, due_at)
    SELECT event.room_id, max(event.seq), due
    FROM unnest(rooms, ids) AS given (room_id, id)
    JOIN companion_room ON companion_room.room_id = given.room_id
    JOIN room_event event ON event.room_id = given.room_id AND event.id = given.id
    WHERE event.sender_id = companion_room.user_id
    GROUP BY event.room_id
    ORDER BY event.room_id
    ON CONFLICT (room_id) DO UPDATE SET seq = excluded.seq, due_at = excluded.due_at, tries = 0
    RETURNING waiting.room_id;
  END IF;
  IF NOT EXISTS (SELECT FROM push_subscription) THEN
    RETURN;
  END IF;
  INSERT INTO push_due (user_id, room_id, kind, seq, due_at)
  SELECT told.user_id, said.room_id, 'message', told.seq, due
  FROM (
    SELECT event.room_id, array_agg(event.sender_id) AS senders, array_agg(event.seq) AS seqs
    FROM unnest(rooms, ids) AS given (room_id, id)
    JOIN room_event event ON event.room_id = given.room_id AND event.id = given.id
    GROUP BY event.room_id
  ) said
  CROSS JOIN LATERAL (
    SELECT member.user_id, (
      SELECT max(line.seq) FROM unnest(said.senders, said.seqs) AS line (sender_id, seq)
      WHERE line.sender_id <> member.user_id
    ) AS seq
    FROM room_member member
    WHERE member.room_id = said.room_id AND member.left_seq IS NULL AND member.user_id <> ANY (said.senders)
      AND (SELECT true FROM push_subscription device WHERE device.user_id = member.user_id LIMIT 1)
    OFFSET 0
  ) told
  ORDER BY told.user_id, said.room_id
  ON CONFLICT (user_id, room_id) DO UPDATE SET kind = 'message', seq = greatest(push_due.seq, excluded.seq),
    due_at = least(push_due.due_at, excluded.due_at), tries = 0, only_devices = NULL;
END
$$;
