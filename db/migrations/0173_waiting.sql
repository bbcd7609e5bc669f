-- A message or post with a picture of a new member, which others get after a look. It is written when it goes out; until
-- then this row is all there is of it.
CREATE TABLE waiting_thing (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('message', 'post')),
  -- The room of a message; null for a post. A room that is gone leaves the row to its term, which ends the pictures.
  room_id uuid,
  -- The id by which the sender's client knows the message again; for a post, its own id.
  client_id uuid NOT NULL,
  draft jsonb NOT NULL,
  since timestamptz NOT NULL,
  -- The time at which a moderator let it out; it stays where its sender cannot say it now.
  passed_at timestamptz,
  refused_at timestamptz,
  -- The time at which its sender put a refused thing away.
  dismissed_at timestamptz,
  UNIQUE NULLS NOT DISTINCT (user_id, room_id, client_id)
);
CREATE INDEX waiting_thing_since ON waiting_thing (since) WHERE refused_at IS NULL;
CREATE INDEX waiting_thing_refused ON waiting_thing (refused_at) WHERE refused_at IS NOT NULL;

-- What goes out by itself, and when that is looked at next.
CREATE TABLE waiting_due (
  id uuid PRIMARY KEY REFERENCES waiting_thing (id) ON DELETE CASCADE,
  seq bigint NOT NULL DEFAULT 1,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX waiting_due_soon ON waiting_due (due_at);

-- Whether a moderator is on duty is read from what moderators did lately.
CREATE INDEX moderation_event_created ON moderation_event (created_at);
