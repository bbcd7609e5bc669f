-- A code may prove the address of somebody who is about to join. Whose address it is already has its row too, and no mail
-- with the code: the same is written for both.
ALTER TABLE one_time_code
  DROP CONSTRAINT one_time_code_purpose_check,
  ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN ('phone', 'email', 'password', 'sign_up'));
