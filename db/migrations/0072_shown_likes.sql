-- Whether others find on a person's profile what they like. It is theirs alone until they say so.
ALTER TABLE account ADD COLUMN shows_likes boolean NOT NULL DEFAULT false;
