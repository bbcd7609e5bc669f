-- When the person first used the link in the mail about a new device to disown its session. The link removes the
-- passkeys made up to that moment; used again, it removes no newer ones.
ALTER TABLE session ADD COLUMN disowned_at timestamptz;
