-- Whose first message reaches a person's chats at once; any other's waits among their requests.
ALTER TABLE account ADD COLUMN who_may_write text NOT NULL DEFAULT 'everyone'
  CHECK (who_may_write IN ('everyone', 'follows_and_matches', 'matches'));
-- Members who are here already keep what they had; a new one begins with a smaller circle.
ALTER TABLE account ALTER COLUMN who_may_write SET DEFAULT 'follows_and_matches';

-- The person of a direct room who wrote to a stranger and has no answer yet; null in every other room.
ALTER TABLE room ADD COLUMN asked_by bigint;
