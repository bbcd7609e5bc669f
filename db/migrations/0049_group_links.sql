-- The link by which people join a group. A group has at most one link. The server stores only a hash of its code.
CREATE TABLE group_link (
  room_id uuid PRIMARY KEY REFERENCES room (id) ON DELETE CASCADE,
  -- SHA-256 of the code.
  code_hash bytea NOT NULL UNIQUE CHECK (length(code_hash) = 32),
  uses integer NOT NULL,
  uses_left integer NOT NULL CHECK (uses_left >= 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX group_link_ends ON group_link (ends_at);
