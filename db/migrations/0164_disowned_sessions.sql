-- The time at which the person first disowned the session, by the link in the mail about a new device. The link removes
-- the passkeys that were made up to this time. When it is used again, it removes no newer passkeys.
ALTER TABLE session ADD COLUMN disowned_at timestamptz;
