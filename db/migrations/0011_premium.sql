-- What a person is entitled to beyond the free product, whoever granted it. One row a right.
CREATE TABLE entitlement (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('premium')),
  source text NOT NULL CHECK (source IN ('developer', 'payment')),
  granted_at timestamptz NOT NULL,
  -- Null: until it is taken back.
  ends_at timestamptz,
  PRIMARY KEY (user_id, kind)
);

ALTER TABLE soul_match ADD COLUMN kind text NOT NULL DEFAULT 'daily' CHECK (kind IN ('daily', 'eternal', 'hall'));
-- How near the two lived when they met (0 the same ZIP … 4 the same country): told from here and never measured again,
-- so that a match cannot be used to follow somebody's moves, or one's own moves to find out where somebody lives.
ALTER TABLE soul_match ADD COLUMN nearness smallint CHECK (nearness BETWEEN 0 AND 4);

-- The Eternal Match of a week, which begins on a Monday in the person's own zone: one row, so that a second has no place.
CREATE TABLE eternal_match (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  week date NOT NULL,
  match_id uuid NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, week),
  UNIQUE (user_id, idempotency_key)
);
