-- Interests in a person's own words; what matching compares stays in `interests`.
ALTER TABLE account ADD COLUMN custom_interests text[] NOT NULL DEFAULT '{}';
-- What the deck of cards stores beside the chosen interests: the declined cards.
ALTER TABLE account ADD COLUMN interest_profile jsonb;
ALTER TABLE account ADD COLUMN interests_set_at timestamptz;
