-- A code belongs to its asker, which is stored as a keyed hash; empty where only the account's own person can ask.
-- `request` identifies one sending, for a person whose network address changes before they type the code.
ALTER TABLE one_time_code
  ADD COLUMN asker text NOT NULL DEFAULT '',
  ADD COLUMN request text UNIQUE,
  DROP CONSTRAINT one_time_code_pkey,
  ADD PRIMARY KEY (target, purpose, asker);
