-- Says whose first messages go to the person's chats. Any other first message waits as a request.
ALTER TABLE account ADD COLUMN who_may_write text NOT NULL DEFAULT 'everyone'
  CHECK (who_may_write IN ('everyone', 'follows_and_matches', 'matches'));
-- Existing members keep the old setting. The default for new members is a smaller circle.
ALTER TABLE account ALTER COLUMN who_may_write SET DEFAULT 'follows_and_matches';

-- The person who wrote to a stranger in a direct room and has no answer yet. Null in any other room.
ALTER TABLE room ADD COLUMN asked_by bigint;
