-- Demo members are no matches: what was made with one is a practice run.
ALTER TABLE soul_match DROP CONSTRAINT soul_match_kind_check;
ALTER TABLE soul_match ADD CONSTRAINT soul_match_kind_check CHECK (kind IN ('daily', 'eternal', 'hall', 'practice'));
UPDATE soul_match SET kind = 'practice'
  FROM account WHERE account.is_demo AND account.id IN (soul_match.user_low, soul_match.user_high);
