-- What a post said before its edits, oldest first: whoever reports it may have read that. It goes with the post's words.
ALTER TABLE post ADD COLUMN earlier text[] NOT NULL DEFAULT '{}';
