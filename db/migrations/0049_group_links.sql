-- The one link by which people join a group. Its code is known to whoever has the link, and to nobody here.
CREATE TABLE group_link (
  room_id uuid PRIMARY KEY REFERENCES room (id) ON DELETE CASCADE,
  -- SHA-256 of the code.
  code_hash bytea NOT NULL UNIQUE CHECK (length(code_hash) = 32),
  uses integer NOT NULL,
  uses_left integer NOT NULL CHECK (uses_left >= 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX group_link_ends ON group_link (ends_at);
