-- True if the person's profile shows others the posts that the person likes.
ALTER TABLE account ADD COLUMN shows_likes boolean NOT NULL DEFAULT false;
