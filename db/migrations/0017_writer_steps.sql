-- Each feature now has its own statement for what follows from a message. The writer of messages runs these statements.
DROP FUNCTION note_messages(uuid[], uuid[], timestamptz);
