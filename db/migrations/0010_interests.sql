-- Interests in a person's own words. Matching compares only the column `interests`.
ALTER TABLE account ADD COLUMN custom_interests text[] NOT NULL DEFAULT '{}';
-- What the deck of cards stores in addition to the chosen interests: the declined cards.
ALTER TABLE account ADD COLUMN interest_profile jsonb;
ALTER TABLE account ADD COLUMN interests_set_at timestamptz;
