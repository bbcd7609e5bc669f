ALTER TABLE account ADD COLUMN email_verified_at timestamptz;
ALTER TABLE account ADD COLUMN hide_online boolean NOT NULL DEFAULT false;
ALTER TABLE account ADD COLUMN invite_enabled boolean NOT NULL DEFAULT true;
-- The time at which the person chose the vibes. Vibes last until dawn.
ALTER TABLE account ADD COLUMN vibes_set_at timestamptz;
CREATE INDEX account_vibes_set ON account (time_zone, vibes_set_at) WHERE vibes_set_at IS NOT NULL;

-- Codes and links sent to a number or an address, as hashes with the server's key. A purpose has one code per target.
CREATE TABLE one_time_code (
  -- The phone number (E.164), or the email address in lower case.
  target text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('phone', 'email', 'password')),
  -- The account of the code. Null for a phone number, and for an address without an account.
  user_id bigint REFERENCES account (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  -- The hash of the token in the link of the same mail.
  token_hash bytea UNIQUE,
  tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The times at which codes were last sent to this target. At most five codes are sent a day.
  sends timestamptz[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (target, purpose)
);
CREATE INDEX one_time_code_user ON one_time_code (user_id);
-- Finds old codes, which are removed.
CREATE INDEX one_time_code_sent ON one_time_code (sent_at);
