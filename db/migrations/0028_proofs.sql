-- The time at which the person last proved their identity in this session, apart from signing in. Routes that require
-- a recent proof say `fresh`.
ALTER TABLE session ADD COLUMN proved_at timestamptz;

ALTER TABLE one_time_code
  DROP CONSTRAINT one_time_code_purpose_check,
  ADD CONSTRAINT one_time_code_purpose_check
    CHECK (purpose IN ('phone', 'email', 'password', 'sign_up', 'proof', 'new_email', 'new_phone'));
