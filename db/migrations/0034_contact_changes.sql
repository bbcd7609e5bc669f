-- An account's email address or phone number before a change. For three days, the link that was sent to this contact
-- can take the account back, and nobody else can use the contact.
CREATE TABLE contact_change (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('email', 'phone')),
  -- The former address or number. Null if the account had none.
  old_value text,
  old_verified_at timestamptz,
  -- The old value in lower case, for comparison.
  old_key text,
  new_value text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL,
  undo_until timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX contact_change_old_key ON contact_change (old_key);
