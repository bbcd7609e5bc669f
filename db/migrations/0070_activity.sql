-- What others did that a person may be told of, one row for each thing. The row says only that it was noted: whether it
-- still stands (a like that was taken back, a comment that is gone) is looked up when it is told.
CREATE TABLE activity (
  id uuid PRIMARY KEY,
  receiver_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('like', 'comment', 'follow', 'mention')),
  actor_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The post and the comment that it is about, where it is about one.
  post_id uuid,
  comment_id uuid,
  happened_at timestamptz NOT NULL,
  -- When the person saw it in their list.
  seen_at timestamptz,
  -- The digest that told of it.
  told_in uuid,
  CHECK (actor_id <> receiver_id),
  CHECK ((kind = 'follow') = (post_id IS NULL)),
  CHECK (kind <> 'comment' OR comment_id IS NOT NULL)
);
-- The same thing is noted once, also when it is undone and done again.
CREATE UNIQUE INDEX activity_thing ON activity (receiver_id, kind, actor_id, post_id, comment_id) NULLS NOT DISTINCT;
CREATE INDEX activity_latest ON activity (receiver_id, happened_at DESC, id DESC);
CREATE INDEX activity_unseen ON activity (receiver_id, happened_at DESC) WHERE seen_at IS NULL;
CREATE INDEX activity_actor ON activity (actor_id);
-- For the removal of what is old.
CREATE INDEX activity_happened ON activity (happened_at);

-- Whom a digest is due to.
CREATE TABLE activity_due (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX activity_due_due ON activity_due (due_at);
