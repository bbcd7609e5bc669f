-- The people in the Quest Hall. Their accounts also have a flag. `presence` has the times of their last visits.
CREATE TABLE quest_hall (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  -- A random number from 0 up to 1. A draw begins at some number and reads the next rows, so that it never reads all.
  place double precision NOT NULL,
  -- True for the demonstration community, which stays in the hall without sockets.
  stays boolean NOT NULL DEFAULT false
);
CREATE INDEX quest_hall_place ON quest_hall (place, user_id);

-- If the demonstration community is older than the hall, adds up to six of its members from each state.
INSERT INTO quest_hall (user_id, joined_at, place, stays)
SELECT id, now(), random(), true FROM (
  SELECT account.id, row_number() OVER (
    PARTITION BY account.state_code ORDER BY wish.max_age - wish.min_age DESC, account.id) AS rank
  FROM account JOIN match_preference AS wish ON wish.user_id = account.id
  WHERE account.is_demo) AS community
WHERE rank <= 6;
UPDATE account SET in_quest_hall = true WHERE id IN (SELECT user_id FROM quest_hall);
