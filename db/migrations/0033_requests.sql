-- The people whose first message goes to the person's chats; any other first message waits as a request.
ALTER TABLE account ADD COLUMN who_may_write text NOT NULL DEFAULT 'everyone'
  CHECK (who_may_write IN ('everyone', 'follows_and_matches', 'matches'));
-- Existing members keep the old setting; a new member begins with a smaller circle.
ALTER TABLE account ALTER COLUMN who_may_write SET DEFAULT 'follows_and_matches';

-- In a direct room, the person who wrote to a stranger and has no answer yet; null in every other room.
ALTER TABLE room ADD COLUMN asked_by bigint;
