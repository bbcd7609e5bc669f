-- When the person first said of a session, by the link of the mail about its device, that it was not them: the link
-- removes the passkeys up to that moment, and pressed again none that are newer.
ALTER TABLE session ADD COLUMN disowned_at timestamptz;
