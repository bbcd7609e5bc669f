-- What a post said before its edits, oldest first, because a reporter may have read it. Removed with the post's words.
ALTER TABLE post ADD COLUMN earlier text[] NOT NULL DEFAULT '{}';
