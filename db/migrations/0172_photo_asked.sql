-- When the person was asked for a photo, after their animal hatched. They are asked once.
ALTER TABLE account ADD COLUMN photo_asked_at timestamptz;
