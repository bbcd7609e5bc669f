-- False if the person's invite page does not show their animal. The page shows it only where they have no own picture.
ALTER TABLE account ADD COLUMN invite_shows_animal boolean NOT NULL DEFAULT true;
