-- A message or a post that a member saved for themself. Nothing of it is copied: it is read where it was said, and shown
-- only while the member may read it there.
CREATE TABLE saved_thing (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The id of the message or of the post.
  id uuid NOT NULL,
  room_id uuid REFERENCES room (id) ON DELETE CASCADE,
  seq bigint,
  post_id uuid REFERENCES post (id) ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CHECK ((room_id IS NULL) = (seq IS NULL)),
  CHECK ((room_id IS NULL) <> (post_id IS NULL))
);
CREATE INDEX saved_thing_latest ON saved_thing (user_id, saved_at, id);
CREATE INDEX saved_thing_line ON saved_thing (room_id, seq) WHERE room_id IS NOT NULL;
CREATE INDEX saved_thing_post ON saved_thing (post_id) WHERE post_id IS NOT NULL;
