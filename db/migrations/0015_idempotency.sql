-- Writes that came with an Idempotency-Key, so that a repeated call does nothing twice. Rows are removed after a day.
CREATE TABLE idempotency (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  route text NOT NULL,
  key text NOT NULL,
  -- A hash of the input: the same key with other input is refused.
  fingerprint text NOT NULL,
  -- The attempt that holds the key. Another attempt may take the key after `claimed_until`, when the lease ends.
  claim uuid NOT NULL,
  claimed_until timestamptz NOT NULL,
  -- The id of what an attempt made, stored in the same transaction. A later attempt then makes nothing more.
  effect text,
  -- The status and the body of the answer. Null until the call has been answered.
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
