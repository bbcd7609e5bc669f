-- What follows from a message is now a statement in the code of its feature; the writer of messages runs it.
DROP FUNCTION note_messages(uuid[], uuid[], timestamptz);
