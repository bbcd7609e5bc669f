-- A member introduces two people to each other. The answer of one of the two is not shown to others.
CREATE TABLE introduction (
  id uuid PRIMARY KEY,
  by_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  user_low bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  user_high bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The day in UTC. A day has five slots, so a member makes at most five introductions a day.
  day date NOT NULL,
  slot smallint NOT NULL CHECK (slot BETWEEN 0 AND 4),
  made_at timestamptz NOT NULL,
  said_low boolean,
  said_high boolean,
  -- The time at which the maker withdrew the introduction. The row stays, because it counts for its day, and because
  -- the two people are not asked again.
  withdrawn_at timestamptz,
  -- The room of the three people, after both people accepted.
  room_id uuid REFERENCES room (id) ON DELETE SET NULL,
  CHECK (user_low < user_high),
  UNIQUE (by_id, day, slot),
  UNIQUE (by_id, user_low, user_high)
);
CREATE INDEX introduction_low ON introduction (user_low);
CREATE INDEX introduction_high ON introduction (user_high);
CREATE INDEX introduction_made ON introduction (made_at);
CREATE INDEX introduction_room ON introduction (room_id) WHERE room_id IS NOT NULL;
