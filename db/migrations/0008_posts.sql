CREATE TABLE post (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  content text NOT NULL,
  image_url text,
  visibility text NOT NULL CHECK (visibility IN ('public', 'followers', 'private')),
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
-- The public feed, newest first.
CREATE INDEX post_public ON post (created_at DESC, id DESC) WHERE visibility = 'public' AND deleted_at IS NULL;
CREATE INDEX post_user ON post (user_id, created_at DESC);
