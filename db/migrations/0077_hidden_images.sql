-- The addresses of pictures that moderation removed from a profile, to restore them; a new picture clears them.
ALTER TABLE account ADD COLUMN hidden_avatar text;
ALTER TABLE account ADD COLUMN hidden_cover text;
