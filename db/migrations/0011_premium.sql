-- What a person is entitled to beyond the free product, from any source. A person has one row per right.
CREATE TABLE entitlement (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('premium')),
  source text NOT NULL CHECK (source IN ('developer', 'payment')),
  granted_at timestamptz NOT NULL,
  -- Null if the right lasts until it is revoked.
  ends_at timestamptz,
  PRIMARY KEY (user_id, kind)
);

ALTER TABLE soul_match ADD COLUMN kind text NOT NULL DEFAULT 'daily' CHECK (kind IN ('daily', 'eternal', 'hall'));
-- How near the two people lived when they were matched, from 0 (the same ZIP) to 4 (the same country). The value is
-- never measured again. Otherwise, a person could follow the match's moves, or move to find out where the match
-- lives.
ALTER TABLE soul_match ADD COLUMN nearness smallint CHECK (nearness BETWEEN 0 AND 4);

-- The Eternal Match of a person's week, which begins on Monday in the person's zone. A week has at most one row.
CREATE TABLE eternal_match (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  week date NOT NULL,
  match_id uuid NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, week),
  UNIQUE (user_id, idempotency_key)
);
