-- The time since which a newcomer waits for the operator to let them in; null for everybody else. Who waits sees their
-- own pages only, and nobody sees them.
ALTER TABLE account ADD COLUMN approval_awaited_since timestamptz;
CREATE INDEX account_approval_awaited ON account (approval_awaited_since, id) WHERE approval_awaited_since IS NOT NULL;

-- The operator's links to this place. Only a hash of a link's code is kept.
CREATE TABLE place_invitation (
  id uuid PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE,
  -- For whom the link is, in the operator's words; may be empty.
  note text NOT NULL,
  uses integer NOT NULL CHECK (uses > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used <= uses),
  made_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX place_invitation_ends ON place_invitation (ends_at);
