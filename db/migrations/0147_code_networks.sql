-- A keyed hash of the asker's network, whose codes are counted together. It is empty if the asker is known to be the
-- account's own person, so that codes that strangers ask for do not count.
ALTER TABLE one_time_code
  ADD COLUMN network text NOT NULL DEFAULT '';
