-- What the writer of messages checks in a group; null and false in every other room.
ALTER TABLE room
  -- Slow mode: the seconds between two messages of one member.
  ADD COLUMN slow_seconds integer,
  -- True if there are rules, which a member has to accept before their first line.
  ADD COLUMN has_rules boolean NOT NULL DEFAULT false;

ALTER TABLE room_member
  ADD COLUMN role text NOT NULL DEFAULT 'member' CHECK (role IN ('owner', 'admin', 'member')),
  -- What the member is called in this room.
  ADD COLUMN alias text,
  -- Until when the member may read but not write, because an admin muted them.
  ADD COLUMN silenced_until timestamptz,
  ADD COLUMN agreed_at timestamptz,
  -- When the member last wrote, in a room with slow mode.
  ADD COLUMN wrote_at timestamptz,
  -- When the member was banned; only an invitation by the owner ends the ban.
  ADD COLUMN banned_at timestamptz;

-- A group. Its members are those of the room. What changes with every message is in `room`.
CREATE TABLE room_group (
  room_id uuid PRIMARY KEY REFERENCES room (id) ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL,
  gradient smallint NOT NULL,
  rules text NOT NULL DEFAULT '',
  announcement text NOT NULL DEFAULT '',
  announced_by bigint REFERENCES account (id) ON DELETE SET NULL,
  announced_at timestamptz,
  who_may_add text NOT NULL DEFAULT 'admins' CHECK (who_may_add IN ('admins', 'everyone')),
  -- Since when nobody can write; a week later the group is removed from all lists.
  disbanded_at timestamptz
);
CREATE INDEX room_group_announced_by ON room_group (announced_by) WHERE announced_by IS NOT NULL;
CREATE INDEX room_group_disbanded ON room_group (disbanded_at) WHERE disbanded_at IS NOT NULL;

-- Invitations: a person becomes a member only by accepting.
CREATE TABLE group_invitation (
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  invited_by bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  invited_at timestamptz NOT NULL,
  -- When the person declined; for thirty days after that, only the owner can invite them again.
  declined_at timestamptz,
  PRIMARY KEY (room_id, user_id)
);
CREATE INDEX group_invitation_user ON group_invitation (user_id, invited_at DESC) WHERE declined_at IS NULL;
CREATE INDEX group_invitation_by ON group_invitation (invited_by);
CREATE INDEX group_invitation_declined ON group_invitation (declined_at) WHERE declined_at IS NOT NULL;
