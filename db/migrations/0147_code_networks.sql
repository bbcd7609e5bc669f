-- A code is counted with those that its asker's network was sent: a keyed hash of it, empty where the asker is known to be
-- the account's own person, who is sent their share whatever strangers asked for.
ALTER TABLE one_time_code
  ADD COLUMN network text NOT NULL DEFAULT '';
