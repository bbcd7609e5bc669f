-- The AI characters, each of which also has an account. An authored character has a key. A character that was
-- composed for one person has this person as its owner, and only the owner may see it.
CREATE TABLE companion (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  key text UNIQUE,
  owner_id bigint UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  -- The profile and the lines of a composed character. Those of authored characters are in the code.
  persona jsonb,
  CHECK ((key IS NULL) <> (owner_id IS NULL) AND (persona IS NULL) = (owner_id IS NULL))
);

-- The companions with which a person began a chat on a day. Each used slot has one row, and a day has three slots.
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

-- The state of a person's conversation with a companion, beyond the log of the room.
CREATE TABLE companion_room (
  room_id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  companion_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  met_at timestamptz NOT NULL,
  -- The time at which the companion last said that it is an AI.
  told_at timestamptz,
  -- The companion reads only the lines after this seq.
  forgotten_seq bigint NOT NULL DEFAULT 0,
  cleared_at timestamptz,
  -- The seq of the person's last line that the companion answered.
  answered_seq bigint NOT NULL DEFAULT 0,
  UNIQUE (user_id, companion_id)
);

CREATE TABLE companion_note (
  room_id uuid NOT NULL REFERENCES companion_room (room_id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The subject of the note ("name", "work", "pet" …), so that a newer fact can replace an older fact.
  about text NOT NULL,
  note text NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, id)
);

-- Rooms in which a companion owes an answer, one row per room, written in the transaction of the message.
CREATE TABLE companion_due (
  room_id uuid PRIMARY KEY,
  -- The seq of the last line to answer; 0 in a new room, where the companion speaks first.
  seq bigint NOT NULL,
  -- From this time on, any worker may take the row. The worker of the instance that wrote the line does not wait.
  due_at timestamptz NOT NULL,
  -- The end of a worker's lease. After the end, another worker can take the row.
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX companion_due_at ON companion_due (due_at);

-- Notes the pushes and the answers of companions that are due for the messages `ids` of `rooms`. Returns the rooms
-- that need an answer, so that the instance that wrote the messages can answer at once. Every message runs this
-- function, so each half begins with a check that nearly always ends the half: is a room a companion's, and has
-- anybody subscribed a device? A function does not plan the statements that it does not reach. The function looks up
-- members one by one, by key, because a join would be planned for tables of another size. It writes rows in the order
-- in which the workers lock rows, to prevent deadlocks.
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
