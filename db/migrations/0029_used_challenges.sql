-- The challenges whose work was used, until they expire.
CREATE TABLE used_challenge (
  nonce text PRIMARY KEY,
  until timestamptz NOT NULL
);
CREATE INDEX used_challenge_until ON used_challenge (until);
