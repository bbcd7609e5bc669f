-- The passkeys that open an account, in addition to its password. Only the public key is here. A device never sends
-- the private key.
CREATE TABLE passkey (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The device's id for the key, base64url.
  credential_id text NOT NULL UNIQUE,
  -- The public key in the COSE format.
  public_key bytea NOT NULL,
  -- The random id by which devices know the account, base64url. All passkeys of a person have the same id.
  user_handle text NOT NULL,
  -- The number of uses that the device counts. Some devices always report 0.
  counter bigint NOT NULL,
  -- The ways in which a browser reaches the device ("usb", "internal" …), separated by spaces.
  transports text NOT NULL,
  name text NOT NULL,
  -- The browser and system on which the passkey was made.
  device_name text NOT NULL,
  -- True if a service copies the passkey to the person's other devices.
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (user_id, id)
);

-- A challenge that a device has to sign within five minutes. Each challenge can be used once.
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  -- The person whose session asked for the challenge. Null for a visitor who wants to sign in.
  user_id bigint REFERENCES account (id) ON DELETE CASCADE,
  session_id uuid,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_user ON passkey_challenge (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);
