-- What a person is entitled to beyond the free product, from any source. One row per right.
CREATE TABLE entitlement (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('premium')),
  source text NOT NULL CHECK (source IN ('developer', 'payment')),
  granted_at timestamptz NOT NULL,
  -- Null if it lasts until it is revoked.
  ends_at timestamptz,
  PRIMARY KEY (user_id, kind)
);

ALTER TABLE soul_match ADD COLUMN kind text NOT NULL DEFAULT 'daily' CHECK (kind IN ('daily', 'eternal', 'hall'));
-- How near the two lived when they met, from 0 (the same ZIP) to 4 (the same country). It is never measured again, so
-- that nobody can use a match to follow another's moves, or use their own moves to find out where another lives.
ALTER TABLE soul_match ADD COLUMN nearness smallint CHECK (nearness BETWEEN 0 AND 4);

-- The Eternal Match of a week, which begins on Monday in the person's zone: one row, so that a second is refused.
CREATE TABLE eternal_match (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  week date NOT NULL,
  match_id uuid NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, week),
  UNIQUE (user_id, idempotency_key)
);
