-- Members who may open the owner's page. Only a command on the server's machine adds and removes operators.
CREATE TABLE operator (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  added_at timestamptz NOT NULL
);

-- What operators changed and whom they looked up. No foreign key refers to an account, because a line stays when the
-- account of its operator or of its person ends.
CREATE TABLE operator_log (
  id uuid PRIMARY KEY,
  made_at timestamptz NOT NULL,
  -- Null for a command on the server's machine.
  operator_id bigint,
  action text NOT NULL,
  -- The person on whom the operator acted, if there is one.
  about_id bigint,
  -- Why the operator did it, in their words; null where no reason is asked.
  reason text,
  detail jsonb NOT NULL
);
CREATE INDEX operator_log_made ON operator_log (made_at DESC, id DESC);
CREATE INDEX operator_log_about ON operator_log (about_id);
