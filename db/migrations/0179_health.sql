-- How many mails, pushes and text messages arrived or came back, by half an hour. It has no address of anybody.
CREATE TABLE delivery_count (
  channel text NOT NULL CHECK (channel IN ('mail', 'push', 'text')),
  half_hour timestamptz NOT NULL,
  arrived integer NOT NULL,
  came_back integer NOT NULL,
  PRIMARY KEY (channel, half_hour)
);

-- What the community took on the disk, one row a day and part.
CREATE TABLE disk_day (
  day date NOT NULL,
  part text NOT NULL CHECK (part IN ('media', 'database', 'rest')),
  bytes bigint NOT NULL,
  PRIMARY KEY (day, part)
);

-- When a version of the program first ran on this database.
CREATE TABLE version_run (
  version text PRIMARY KEY,
  first_at timestamptz NOT NULL
);

-- What is red now, since when, and whether the operators were told.
CREATE TABLE alert (
  finding text PRIMARY KEY,
  since timestamptz NOT NULL,
  told_at timestamptz
);

-- The one instance that watches for alerts, until its lease ends.
CREATE TABLE alert_watch (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  holder uuid NOT NULL,
  until timestamptz NOT NULL
);
