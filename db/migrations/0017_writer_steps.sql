-- The features keep what follows from a message as statements beside their rules; the writer runs them.
DROP FUNCTION note_messages(uuid[], uuid[], timestamptz);
