-- An account's address or number before a change. For three days its holder can take the account back by the link that
-- the change sent, and the address is free for nobody else.
CREATE TABLE contact_change (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('email', 'phone')),
  -- Null if the account had no value of the kind.
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
