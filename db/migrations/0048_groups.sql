-- The settings that the writer of messages checks in a group. In other rooms, they are null and false.
ALTER TABLE room
  -- The seconds between two messages of one member in slow mode.
  ADD COLUMN slow_seconds integer,
  -- True if the group has rules, which a member has to accept before their first line.
  ADD COLUMN has_rules boolean NOT NULL DEFAULT false;

ALTER TABLE room_member
  ADD COLUMN role text NOT NULL DEFAULT 'member' CHECK (role IN ('owner', 'admin', 'member')),
  -- The member's name in this room.
  ADD COLUMN alias text,
  -- The time until which the member may read but not write, because an admin muted the member.
  ADD COLUMN silenced_until timestamptz,
  ADD COLUMN agreed_at timestamptz,
  -- The time at which the member last wrote, in a room with slow mode.
  ADD COLUMN wrote_at timestamptz,
  -- The time at which the member was banned. Only an invitation by the owner ends the ban.
  ADD COLUMN banned_at timestamptz;

-- A group. Its members are the members of the room. Data that change with every message are in `room`.
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
  -- The time at which the group ended, so that nobody can write. A week later, the group is removed from all lists.
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
  -- The time at which the person declined. For thirty days, only the owner can invite the person again.
  declined_at timestamptz,
  PRIMARY KEY (room_id, user_id)
);
CREATE INDEX group_invitation_user ON group_invitation (user_id, invited_at DESC) WHERE declined_at IS NULL;
CREATE INDEX group_invitation_by ON group_invitation (invited_by);
CREATE INDEX group_invitation_declined ON group_invitation (declined_at) WHERE declined_at IS NOT NULL;
