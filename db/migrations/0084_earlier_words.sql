-- The texts of a post before its edits, oldest first, because a reporter may have read an old text. They are removed
-- with the post's words.
ALTER TABLE post ADD COLUMN earlier text[] NOT NULL DEFAULT '{}';
