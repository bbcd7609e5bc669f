-- The words of a name are kept with it: to compare them takes a microsecond, and to work them out took forty. Every account
-- is written anew for it, which holds up sign-ins for some eight seconds among 200,000.
ALTER TABLE account ADD COLUMN found_by tsvector NOT NULL
  GENERATED ALWAYS AS (name_words(handle, display_name)) STORED;
DROP INDEX account_name_words;
CREATE INDEX account_found_by ON account USING gin (found_by) WHERE profile_completed AND NOT is_seed_user;
