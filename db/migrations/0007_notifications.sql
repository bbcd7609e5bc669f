CREATE TABLE notification_settings (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- One row per device. A person who knows the endpoint can push, so the endpoint is never shown to anybody. The row is
-- deleted with its session, so that a browser that is signed out gets no push.
CREATE TABLE push_subscription (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  device_id text NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_id),
  FOREIGN KEY (user_id, session_id) REFERENCES session (user_id, id) ON DELETE CASCADE
);

-- Pushes due to people with a subscribed device, written in the transaction of the message. A room has one row per
-- person, so that ten messages are one push. A row is deleted when the push was sent, when the message was read, or
-- when the settings forbid the push.
CREATE TABLE push_due (
  user_id bigint NOT NULL,
  room_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('message', 'soul_match')),
  -- The seq of the last line that the push covers; 0 for a match, whose room may be empty.
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  -- The end of a worker's lease. After the end, another worker can take the row.
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  -- The devices that still need the push, if some devices have received it. Null means all devices.
  only_devices text[],
  PRIMARY KEY (user_id, room_id)
);
CREATE INDEX push_due_at ON push_due (due_at);

-- The time at which the person last used the product. A tab that is only open does not count.
ALTER TABLE presence ADD COLUMN last_active_at timestamptz;

-- Notes the pushes due for the messages `ids` of `rooms`. Every message runs this function, so it ends at the first
-- check while nobody has subscribed: a function does not plan the statements that it does not reach. The function
-- looks up members one by one, by key, because a join would be planned for tables of another size. It writes rows in
-- the order in which the worker locks rows, so that the two never deadlock.
CREATE FUNCTION note_messages(rooms uuid[], ids uuid[], due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
