-- Only the asker can use a code. `asker` is a keyed hash, and is empty if only the account's own person can ask for
-- the code. `request` identifies one sending, in case the person's network address changes before the person types
-- the code.
ALTER TABLE one_time_code
  ADD COLUMN asker text NOT NULL DEFAULT '',
  ADD COLUMN request text UNIQUE,
  DROP CONSTRAINT one_time_code_pkey,
  ADD PRIMARY KEY (target, purpose, asker);
