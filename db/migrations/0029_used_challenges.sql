-- The challenges of the proof of work that were used. A row is kept until its challenge expires.
CREATE TABLE used_challenge (
  nonce text PRIMARY KEY,
  until timestamptz NOT NULL
);
CREATE INDEX used_challenge_until ON used_challenge (until);
