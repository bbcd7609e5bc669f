-- When a second look turned the outcome of a report that had been found right; `decided_at` stays that of the first look.
ALTER TABLE moderation_report ADD COLUMN turned_at timestamptz;
