-- A trending room is nobody's: it has no maker and no owner.
ALTER TABLE room ALTER COLUMN created_by DROP NOT NULL;

-- A hall of one of the rooms of the catalogue. The first that has a place left takes whoever comes.
CREATE TABLE trending_hall (
  room_id uuid PRIMARY KEY REFERENCES room_group (room_id) ON DELETE CASCADE,
  trending_id text NOT NULL,
  hall smallint NOT NULL,
  UNIQUE (trending_id, hall)
);

-- What the last count of a trending room found.
CREATE TABLE trend (
  trending_id text PRIMARY KEY,
  -- Distinct people of two hours, and how many are usual at this hour.
  people smallint NOT NULL,
  usual real NOT NULL,
  score real NOT NULL,
  -- The highest score, from which it falls by half in two hours.
  peak real NOT NULL,
  peaked_at timestamptz NOT NULL,
  badge text CHECK (badge IN ('HOT', 'VIRAL', 'RISING')),
  -- Distinct people in each quarter of an hour of these two hours.
  line smallint[] NOT NULL,
  counted_at timestamptz NOT NULL
);

-- How many people a trending room had in the two hours until the last count of an hour.
CREATE TABLE trend_hour (
  trending_id text NOT NULL,
  hour timestamptz NOT NULL,
  people smallint NOT NULL,
  PRIMARY KEY (trending_id, hour)
);
