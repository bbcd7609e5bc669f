-- A member introduces two people they know. What each answered is nobody else's to know.
CREATE TABLE introduction (
  id uuid PRIMARY KEY,
  by_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  user_low bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  user_high bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- One of the few of a day, in UTC.
  day date NOT NULL,
  slot smallint NOT NULL CHECK (slot BETWEEN 0 AND 4),
  made_at timestamptz NOT NULL,
  said_low boolean,
  said_high boolean,
  -- Taken back by whoever made it. The row stays: it counts for its day, and the two are not asked again.
  withdrawn_at timestamptz,
  -- The room of the three, once both said yes.
  room_id uuid REFERENCES room (id) ON DELETE SET NULL,
  CHECK (user_low < user_high),
  UNIQUE (by_id, day, slot),
  UNIQUE (by_id, user_low, user_high)
);
CREATE INDEX introduction_low ON introduction (user_low);
CREATE INDEX introduction_high ON introduction (user_high);
CREATE INDEX introduction_made ON introduction (made_at);
CREATE INDEX introduction_room ON introduction (room_id) WHERE room_id IS NOT NULL;
