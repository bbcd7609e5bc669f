-- A code belongs to who asked for it: a keyed hash of their address, empty where only the account's own person can ask.
-- `request` names one sending, for a person whose address changes before they type the code.
ALTER TABLE one_time_code
  ADD COLUMN asker text NOT NULL DEFAULT '',
  ADD COLUMN request text UNIQUE,
  DROP CONSTRAINT one_time_code_pkey,
  ADD PRIMARY KEY (target, purpose, asker);
