-- True if this person hides how far they have read in direct rooms. Then they do not see how far others have read.
ALTER TABLE account ADD COLUMN hide_reading boolean NOT NULL DEFAULT false;
