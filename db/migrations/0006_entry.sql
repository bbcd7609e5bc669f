ALTER TABLE account ADD COLUMN email_verified_at timestamptz;
ALTER TABLE account ADD COLUMN hide_online boolean NOT NULL DEFAULT false;
ALTER TABLE account ADD COLUMN invite_enabled boolean NOT NULL DEFAULT true;
-- When the vibes were chosen; they last until dawn.
ALTER TABLE account ADD COLUMN vibes_set_at timestamptz;
CREATE INDEX account_vibes_set ON account (time_zone, vibes_set_at) WHERE vibes_set_at IS NOT NULL;

-- Codes and links sent to a number or an address, as hashes with the server's key: one code per purpose and target.
CREATE TABLE one_time_code (
  -- The number (E.164) or the address as compared (lower case).
  target text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('phone', 'email', 'password')),
  -- The account that it is for; null for a number, and for an address without an account.
  user_id bigint REFERENCES account (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  -- The hash of the token of the same mail's link.
  token_hash bytea UNIQUE,
  tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- When codes were last sent to this target, at most five a day.
  sends timestamptz[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (target, purpose)
);
CREATE INDEX one_time_code_user ON one_time_code (user_id);
-- For the removal of old codes.
CREATE INDEX one_time_code_sent ON one_time_code (sent_at);
