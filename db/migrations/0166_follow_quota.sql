-- New accounts follow a number of people a day, counted in the person's zone as other acts are.
ALTER TABLE quota DROP CONSTRAINT quota_kind_check;
ALTER TABLE quota ADD CONSTRAINT quota_kind_check
  CHECK (kind IN ('match', 'companion', 'eternal', 'exposure', 'model', 'demo', 'opener', 'gift', 'media', 'introduction',
    'follow'));
