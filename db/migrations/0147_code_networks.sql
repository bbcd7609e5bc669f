-- A keyed hash of the asker's network. The codes of one network are counted together. The hash is empty if the asker
-- is known to be the account's own person, so that strangers' codes do not count against this person.
ALTER TABLE one_time_code
  ADD COLUMN network text NOT NULL DEFAULT '';
