-- Introductions now have a quota per day in the person's zone, as other acts do.
ALTER TABLE quota DROP CONSTRAINT quota_kind_check;
ALTER TABLE quota ADD CONSTRAINT quota_kind_check
  CHECK (kind IN ('match', 'companion', 'eternal', 'exposure', 'model', 'demo', 'opener', 'gift', 'media', 'introduction'));
INSERT INTO quota (user_id, kind, period, used)
SELECT by_id, 'introduction', day, count(*) FROM introduction GROUP BY by_id, day;
ALTER TABLE introduction DROP COLUMN day, DROP COLUMN slot;
