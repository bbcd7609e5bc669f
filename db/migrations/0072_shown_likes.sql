-- Whether a profile shows others the posts that its person likes.
ALTER TABLE account ADD COLUMN shows_likes boolean NOT NULL DEFAULT false;
