-- The time at which the account's age was refused: a birthday under 18 was given, or a check found no adult. Until that
-- is cleared, the account sees its own pages only. Who is refused is also held, so that nobody sees them.
ALTER TABLE account ADD COLUMN age_refused_at timestamptz;

UPDATE account SET age_refused_at = age_held_at
  FROM age_check WHERE age_check.user_id = account.id AND age_check.result = 'not_adult' AND age_held_at IS NOT NULL;

ALTER TABLE account ADD CONSTRAINT account_age_refused_held CHECK (age_refused_at IS NULL OR age_held_at IS NOT NULL);
