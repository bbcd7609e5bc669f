-- Keyed hashes that identify people whose birthday was refused. A row is kept for a day.
CREATE TABLE refused_birthday (
  subject text PRIMARY KEY,
  until timestamptz NOT NULL
);
CREATE INDEX refused_birthday_until ON refused_birthday (until);
