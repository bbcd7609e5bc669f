-- The addresses of pictures that moderation removed from a profile, to restore the pictures. When the person sets a
-- new picture, the address is cleared.
ALTER TABLE account ADD COLUMN hidden_avatar text;
ALTER TABLE account ADD COLUMN hidden_cover text;
