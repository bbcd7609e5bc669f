-- The keys of a person's devices that open their account beside the password. A passkey's secret half never leaves its device.
CREATE TABLE passkey (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The device's own name of the key, base64url.
  credential_id text NOT NULL UNIQUE,
  -- COSE.
  public_key bytea NOT NULL,
  -- What devices know the account by, base64url: random to everybody but us, and the same for all passkeys of a person.
  user_handle text NOT NULL,
  -- How often it was used, as some devices count it; others always say 0.
  counter bigint NOT NULL,
  -- How browsers reach it, separated by spaces.
  transports text NOT NULL,
  name text NOT NULL,
  -- The browser and system on which it was made.
  device_name text NOT NULL,
  -- Its device's maker copies it to the person's other devices.
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (user_id, id)
);

-- What a device has to sign, until it does or five minutes are over.
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  -- Whose session asked; null for a visitor who wants to sign in.
  user_id bigint REFERENCES account (id) ON DELETE CASCADE,
  session_id uuid,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_user ON passkey_challenge (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);
