-- A post has at most a picture (its author's upload, with size, thumbhash and alt text) or a GIF.
ALTER TABLE post DROP COLUMN image_url;
ALTER TABLE post
  ADD COLUMN picture jsonb,
  ADD COLUMN gif jsonb,
  ADD COLUMN edited_at timestamptz,
  -- The counts change when a like or comment is written, so that reading a post counts nothing.
  ADD COLUMN like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  ADD COLUMN comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  ADD CHECK (picture IS NULL OR gif IS NULL);

DROP INDEX post_public;
CREATE INDEX post_public ON post (created_at DESC, id DESC)
  WHERE visibility = 'public' AND deleted_at IS NULL AND hidden_at IS NULL;
-- Posts that followers may read. `post_pack` finds them by author. `post_shared` finds them by time alone, for
-- readers who follow very many people.
CREATE INDEX post_pack ON post (user_id, created_at DESC, id DESC)
  WHERE visibility <> 'private' AND deleted_at IS NULL AND hidden_at IS NULL;
CREATE INDEX post_shared ON post (created_at DESC, id DESC)
  WHERE visibility <> 'private' AND deleted_at IS NULL AND hidden_at IS NULL;
CREATE INDEX post_deleted ON post (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE post_like (
  post_id uuid NOT NULL REFERENCES post (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  liked_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_like_user ON post_like (user_id, liked_at DESC, post_id DESC);

CREATE TABLE post_comment (
  id uuid PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES post (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  content text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The time at which the comment was hidden, by a moderator or automatically. Of its readers, only its author still
  -- sees it.
  hidden_at timestamptz
);
CREATE INDEX post_comment_post ON post_comment (post_id, created_at, id);
CREATE INDEX post_comment_user ON post_comment (user_id, id);
