-- Acts of others that concern a person, one row for each act. A like may be withdrawn later, and a comment deleted.
-- So readers check whether the act still holds when they show it.
CREATE TABLE activity (
  id uuid PRIMARY KEY,
  receiver_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('like', 'comment', 'follow', 'mention')),
  actor_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The post that the act is about, and `comment_id` its comment. Null if the act is about none.
  post_id uuid,
  comment_id uuid,
  happened_at timestamptz NOT NULL,
  -- The time at which the person saw the act in their list.
  seen_at timestamptz,
  -- The id of the digest that contained the act.
  told_in uuid,
  CHECK (actor_id <> receiver_id),
  CHECK ((kind = 'follow') = (post_id IS NULL)),
  CHECK (kind <> 'comment' OR comment_id IS NOT NULL)
);
-- An act is noted only once, even if it is undone and done again.
CREATE UNIQUE INDEX activity_thing ON activity (receiver_id, kind, actor_id, post_id, comment_id) NULLS NOT DISTINCT;
CREATE INDEX activity_latest ON activity (receiver_id, happened_at DESC, id DESC);
CREATE INDEX activity_unseen ON activity (receiver_id, happened_at DESC) WHERE seen_at IS NULL;
CREATE INDEX activity_actor ON activity (actor_id);
-- Finds old rows, which are removed.
CREATE INDEX activity_happened ON activity (happened_at);

-- People who are due a digest.
CREATE TABLE activity_due (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX activity_due_due ON activity_due (due_at);
