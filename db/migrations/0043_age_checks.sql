-- The time at which the account was held: the person is hidden and cannot write until their age is confirmed.
ALTER TABLE account ADD COLUMN age_held_at timestamptz;
CREATE INDEX account_age_held ON account (id) WHERE age_held_at IS NOT NULL;

-- The outcome of the check of a person's age: who made the check, the result and the day, and nothing else. An
-- unfinished check has its number at the provider instead.
CREATE TABLE age_check (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('provider', 'operator')),
  result text CHECK (result IN ('adult', 'not_adult')),
  decided_on date,
  reference text,
  asked_at timestamptz,
  CHECK ((result IS NULL) = (decided_on IS NULL)),
  CHECK ((result IS NULL) = (reference IS NOT NULL)),
  CHECK ((result IS NULL) = (asked_at IS NOT NULL))
);
CREATE INDEX age_check_open ON age_check (asked_at) WHERE asked_at IS NOT NULL;
