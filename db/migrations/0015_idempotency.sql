-- Writes that came with an Idempotency-Key, so that a repeat does nothing twice; swept after a day.
CREATE TABLE idempotency (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  route text NOT NULL,
  key text NOT NULL,
  -- A hash of the input: the same key with other input is refused.
  fingerprint text NOT NULL,
  -- The try that works under the key, and the end of its lease; afterwards another try may take the key over.
  claim uuid NOT NULL,
  claimed_until timestamptz NOT NULL,
  -- What a try made, as an id, written in the transaction that made it: a try after a lost answer makes nothing more.
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
