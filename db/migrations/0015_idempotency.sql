-- Writes that came with an Idempotency-Key, so that a repeat does nothing twice; removed after a day.
CREATE TABLE idempotency (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  route text NOT NULL,
  key text NOT NULL,
  -- A hash of the input: the same key with other input is refused.
  fingerprint text NOT NULL,
  -- The attempt that holds the key, and the end of its lease; after that, another attempt may take the key.
  claim uuid NOT NULL,
  claimed_until timestamptz NOT NULL,
  -- The id of what an attempt made, stored in the same transaction: an attempt after a lost answer makes nothing more.
  effect text,
  -- The answer, once there is one.
  status smallint,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, route, key),
  CHECK ((status IS NULL) = (answer IS NULL))
);
CREATE INDEX idempotency_created_at ON idempotency (created_at);

ALTER TABLE match_slot DROP COLUMN idempotency_key;
ALTER TABLE eternal_match DROP COLUMN idempotency_key;
ALTER TABLE companion_slot DROP COLUMN idempotency_key;
