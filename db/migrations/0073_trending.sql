-- A trending room has no maker and no owner.
ALTER TABLE room ALTER COLUMN created_by DROP NOT NULL;

-- The halls of the open rooms. A person who joins gets the first hall of the room that is not full.
CREATE TABLE trending_hall (
  room_id uuid PRIMARY KEY REFERENCES room_group (room_id) ON DELETE CASCADE,
  trending_id text NOT NULL,
  hall smallint NOT NULL,
  UNIQUE (trending_id, hall)
);

-- The result of the last count of a trending room's people.
CREATE TABLE trend (
  trending_id text PRIMARY KEY,
  -- The number of distinct people in the last two hours. `usual` is the usual number at this hour.
  people smallint NOT NULL,
  usual real NOT NULL,
  score real NOT NULL,
  -- The highest score so far, which is halved every two hours.
  peak real NOT NULL,
  peaked_at timestamptz NOT NULL,
  badge text CHECK (badge IN ('HOT', 'VIRAL', 'RISING')),
  -- The numbers of distinct people in each quarter of an hour of the last two hours.
  line smallint[] NOT NULL,
  counted_at timestamptz NOT NULL
);

-- The number of people that a trending room had in the two hours before the last count of an hour.
CREATE TABLE trend_hour (
  trending_id text NOT NULL,
  hour timestamptz NOT NULL,
  people smallint NOT NULL,
  PRIMARY KEY (trending_id, hour)
);
