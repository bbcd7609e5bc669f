-- When somebody last gave a person flowers: one gift an hour a pair is counted.
CREATE TABLE flower (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  receiver_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, receiver_id),
  CHECK (user_id <> receiver_id)
);
CREATE INDEX flower_receiver ON flower (receiver_id);
-- For the removal of what no longer keeps anybody from giving.
CREATE INDEX flower_given ON flower (given_at);
-- The gifts of flowers that a person was given. It stays when a giver leaves.
CREATE TABLE flower_count (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  flowers integer NOT NULL CHECK (flowers > 0)
);
