-- A code may also prove the address of a newcomer. An address that has an account gets the same row, although its mail
-- contains no code, so that the database does the same work for both.
ALTER TABLE one_time_code
  DROP CONSTRAINT one_time_code_purpose_check,
  ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN ('phone', 'email', 'password', 'sign_up'));
