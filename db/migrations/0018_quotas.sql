-- How much of a quota a person used in a period. A period is a day in the person's zone, or a week, which is named by
-- its Monday. If later code needs them, `refs` has the ids of what the quota was used for.
CREATE TABLE quota (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('match', 'companion', 'eternal', 'exposure', 'model')),
  period date NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  refs uuid[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (user_id, kind, period)
);

INSERT INTO quota (user_id, kind, period, used, refs)
SELECT user_id, 'match', day, count(*), array_agg(match_id ORDER BY slot) FROM match_slot GROUP BY user_id, day
UNION ALL
SELECT user_id, 'eternal', week, 1, ARRAY[match_id] FROM eternal_match;

INSERT INTO quota (user_id, kind, period, used)
SELECT user_id, 'companion', day, count(*) FROM companion_slot GROUP BY user_id, day
UNION ALL
SELECT user_id, 'exposure', day, offers FROM match_exposure
UNION ALL
SELECT user_id, 'model', day, messages FROM wyn_usage;

DROP TABLE match_slot, eternal_match, companion_slot, match_exposure, wyn_usage;

-- `zone_before` is the zone before the last change, and `zone_left_on` the day of the quotas at that moment. The day
-- lasts until it is over in both zones, so that a change of the zone neither ends a day early nor repeats a day.
ALTER TABLE account ADD COLUMN zone_before text, ADD COLUMN zone_left_on date;
