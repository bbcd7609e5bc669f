-- True if this person hides how far they have read in direct rooms; they then do not see it of others either.
ALTER TABLE account ADD COLUMN hide_reading boolean NOT NULL DEFAULT false;
