-- The addresses of pictures that moderation took off a profile, so that they can be put back; a new picture ends them.
ALTER TABLE account ADD COLUMN hidden_avatar text;
ALTER TABLE account ADD COLUMN hidden_cover text;
