-- Who is in the Quest Hall, beside the account's flag. When somebody was last here is in `presence`.
CREATE TABLE quest_hall (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  -- A random point from 0 up to 1: a draw begins anywhere and reads on from there, never everybody.
  place double precision NOT NULL,
  -- There until taken out: the demonstration community has no sockets to lose.
  stays boolean NOT NULL DEFAULT false
);
CREATE INDEX quest_hall_place ON quest_hall (place, user_id);

-- A community that moved in before there was a hall comes in as well, half a dozen from every state.
INSERT INTO quest_hall (user_id, joined_at, place, stays)
SELECT id, now(), random(), true FROM (
  SELECT account.id, row_number() OVER (
    PARTITION BY account.state_code ORDER BY wish.max_age - wish.min_age DESC, account.id) AS rank
  FROM account JOIN match_preference AS wish ON wish.user_id = account.id
  WHERE account.is_demo) AS community
WHERE rank <= 6;
UPDATE account SET in_quest_hall = true WHERE id IN (SELECT user_id FROM quest_hall);
