-- The posts with the tag of the challenge, newest first. What a post's author takes away loses its tag with its words.
CREATE INDEX post_challenge ON post (created_at DESC, id DESC) WHERE content ~* '#wildselfchallenge\M';
