-- A room and the head of its log. The lock on this row makes the order of commits the order of the log, so `last_seq`
-- has no gaps and never falls. A database sequence would guarantee neither.
CREATE TABLE room (
  id uuid PRIMARY KEY,
  room_type text NOT NULL CHECK (room_type IN ('direct', 'group', 'chaos', 'trending', 'companion')),
  last_seq bigint NOT NULL DEFAULT 0,
  last_event_at timestamptz,
  -- The two people of a direct room.
  user_low bigint,
  user_high bigint,
  match_id uuid,
  created_by bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- The time at which writing ended, as after an unmatch. Null while people can write.
  closed_at timestamptz,
  CHECK ((user_low IS NULL) = (user_high IS NULL) AND user_low < user_high)
) WITH (fillfactor = 50);

-- The direct room of a pair. A pair has at most one.
CREATE TABLE direct_room (
  user_low bigint NOT NULL,
  user_high bigint NOT NULL,
  room_id uuid NOT NULL,
  PRIMARY KEY (user_low, user_high),
  CHECK (user_low < user_high)
);

-- One row for everything lasting that happens in a room. There are no foreign keys: only the writer inserts here,
-- under the room's lock, and a check for each row would cost more than the row.
CREATE TABLE room_event (
  room_id uuid NOT NULL,
  seq bigint NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  sender_id bigint,
  client_id uuid,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, seq),
  UNIQUE (room_id, sender_id, client_id),
  UNIQUE (room_id, id)
);

CREATE TABLE room_member (
  room_id uuid NOT NULL,
  user_id bigint NOT NULL,
  -- The member sees only lines after `joined_seq` and after `cleared_seq`.
  joined_seq bigint NOT NULL DEFAULT 0,
  left_seq bigint,
  read_seq bigint NOT NULL DEFAULT 0,
  muted_until timestamptz,
  pinned_at timestamptz,
  cleared_seq bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (room_id, user_id)
);

-- The rooms of a person. Joining and leaving write this table, but a message does not.
CREATE TABLE user_room (
  user_id bigint NOT NULL,
  room_id uuid NOT NULL,
  PRIMARY KEY (user_id, room_id)
);
