ALTER TABLE account ADD COLUMN email_verified_at timestamptz;
ALTER TABLE account ADD COLUMN hide_online boolean NOT NULL DEFAULT false;
ALTER TABLE account ADD COLUMN invite_enabled boolean NOT NULL DEFAULT true;
-- The chosen vibes last until dawn.
ALTER TABLE account ADD COLUMN vibes_set_at timestamptz;
CREATE INDEX account_vibes_set ON account (time_zone, vibes_set_at) WHERE vibes_set_at IS NOT NULL;

-- Codes and links sent to a number or an address: kept hashed with the server's key, one living code a purpose and target.
CREATE TABLE one_time_code (
  -- The number (E.164) or the address as compared (lower case).
  target text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('phone', 'email', 'password')),
  -- Whom it is for; null for a number (whoever has it then) and for an address nobody has.
  user_id bigint REFERENCES account (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  -- Of the link in the same mail.
  token_hash bytea UNIQUE,
  tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- When the last ones were sent to this target: five a day.
  sends timestamptz[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (target, purpose)
);
CREATE INDEX one_time_code_user ON one_time_code (user_id);
-- What was sent to nobody for a day is swept away.
CREATE INDEX one_time_code_sent ON one_time_code (sent_at);
