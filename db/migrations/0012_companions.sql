-- The AI characters; each also has an account. An authored one has a key. One that was composed for a person has that
-- person as its owner, who alone may see it.
CREATE TABLE companion (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  key text UNIQUE,
  owner_id bigint UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  -- The character of a composed one; authored characters are in the code.
  persona jsonb,
  CHECK ((key IS NULL) <> (owner_id IS NULL) AND (persona IS NULL) = (owner_id IS NULL))
);

-- The companions that a person met on a day: one row for each used slot, so that the database refuses a fourth.
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

-- A person's conversation with a companion: what the room's log does not have.
CREATE TABLE companion_room (
  room_id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  companion_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  met_at timestamptz NOT NULL,
  -- When the conversation last said that it is with an AI.
  told_at timestamptz,
  -- The companion reads only the lines after this one.
  forgotten_seq bigint NOT NULL DEFAULT 0,
  cleared_at timestamptz,
  -- The last line of the person that the companion answered.
  answered_seq bigint NOT NULL DEFAULT 0,
  UNIQUE (user_id, companion_id)
);

CREATE TABLE companion_note (
  room_id uuid NOT NULL REFERENCES companion_room (room_id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- What the note is about ("name", "work", "pet" …), so that a newer fact can replace an older one.
  about text NOT NULL,
  note text NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, id)
);

-- Rooms in which a companion owes an answer, one row per room, written in the transaction of the message.
CREATE TABLE companion_due (
  room_id uuid PRIMARY KEY,
  -- The last line to answer; 0 in a new room, where the companion speaks first.
  seq bigint NOT NULL,
  -- From then on any worker may take it; the worker of the instance that wrote the line does not wait for it.
  due_at timestamptz NOT NULL,
  -- The end of the lease of one worker; after it, another worker takes the row.
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX companion_due_at ON companion_due (due_at);

-- Notes the pushes and the answers of companions that are due for the messages `ids` of `rooms`. Returns the rooms that
-- need an answer, so that the instance that wrote them can answer at once. Every message runs this, so each half begins
-- with a check that nearly always ends it: is a room a companion's, and has anybody subscribed a device? A function
-- does not plan the statements that it does not reach. It looks members up one by one, by key, because a join would be
-- planned for tables of another size. The order of rows is that in which the workers lock them, against deadlocks.
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
