-- When a second look reversed the outcome of a report that was found right; `decided_at` stays that of the first look.
ALTER TABLE moderation_report ADD COLUMN turned_at timestamptz;
