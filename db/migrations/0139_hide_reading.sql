-- Whether the other person of a direct room learns how far this one has read. Who hides it does not see it of others either.
ALTER TABLE account ADD COLUMN hide_reading boolean NOT NULL DEFAULT false;
