-- Each of two people who both said Going to a plan is asked once, the day after it, whether they met.
ALTER TABLE plan
  -- From when the two are asked. Null once the question is noted as due.
  ADD COLUMN ask_at timestamptz;
CREATE INDEX plan_ask ON plan (ask_at) WHERE ask_at IS NOT NULL;
UPDATE plan SET ask_at = starts_at + interval '3 hours' WHERE NOT is_cancelled AND starts_at > now() - interval '1 day';

-- What one of the two keeps of it, for themself alone. It is gone with the plan, a year after it.
ALTER TABLE plan_answer
  ADD COLUMN meeting text CHECK (meeting IN ('again', 'once', 'wrong')),
  ADD COLUMN met_words text NOT NULL DEFAULT '',
  -- When the person answered or put the question away. From then on, nobody asks again.
  ADD COLUMN met_at timestamptz,
  ADD CHECK (meeting IS NULL OR has_met IS TRUE);
UPDATE plan_answer SET met_at = answered_at WHERE has_met IS NOT NULL;

ALTER TABLE plan_due DROP CONSTRAINT plan_due_kind_check;
ALTER TABLE plan_due ADD CONSTRAINT plan_due_kind_check CHECK (kind IN ('soon', 'changed', 'cancelled', 'met'));

-- The pairs who both said that they met at a plan of this day. Null until the two can no longer say it.
ALTER TABLE community_day ADD COLUMN met integer;
