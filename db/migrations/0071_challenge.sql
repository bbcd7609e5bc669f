-- Finds the posts with the tag of the challenge, newest first. A deleted post loses its words, and with them the tag.
CREATE INDEX post_challenge ON post (created_at DESC, id DESC) WHERE content ~* '#wildselfchallenge\M';
