-- A code may also prove the address of a newcomer. If the address has an account, the mail contains no code. The row
-- is still written, so that the database does the same work in both cases.
ALTER TABLE one_time_code
  DROP CONSTRAINT one_time_code_purpose_check,
  ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN ('phone', 'email', 'password', 'sign_up'));
