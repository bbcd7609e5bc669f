-- The time at which a person last gave another person flowers. For each pair, one gift an hour counts.
CREATE TABLE flower (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  receiver_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, receiver_id),
  CHECK (user_id <> receiver_id)
);
CREATE INDEX flower_receiver ON flower (receiver_id);
-- Finds rows that no longer limit a gift, which are removed.
CREATE INDEX flower_given ON flower (given_at);
-- The number of times that a person was given flowers. It stays when a giver deletes their account.
CREATE TABLE flower_count (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  flowers integer NOT NULL CHECK (flowers > 0)
);
