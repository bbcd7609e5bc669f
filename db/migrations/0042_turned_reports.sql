-- The time at which a second look reversed the outcome of a report that was found right. `decided_at` stays the time
-- of the first look.
ALTER TABLE moderation_report ADD COLUMN turned_at timestamptz;
