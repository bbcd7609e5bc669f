-- What happened on each day of the place, counted in the night after it. A count never changes, so the end of an
-- account changes none of them, and nothing here names anybody.
CREATE TABLE community_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL,
  -- The members at the end of the day, and how they came to be so many. Those who returned took back their leaving, or
  -- a decision on them was lifted.
  members integer NOT NULL,
  joined integer NOT NULL,
  went integer NOT NULL,
  removed integer NOT NULL,
  returned integer NOT NULL,
  matches integer NOT NULL,
  messages integer NOT NULL,
  posts integer NOT NULL,
  reports integer NOT NULL,
  changed_on_appeal integer NOT NULL,
  -- Of those who joined on the day, how many were seen so many days later. Null until one can know.
  back_1 integer,
  back_7 integer,
  back_30 integer,
  -- Of the matches made on the day, how many went so far within seven days. Null until these are over.
  hello integer,
  both_wrote integer,
  ten_lines integer,
  -- Of the reports made on the day, how many were answered in time, and how many within each class of minutes.
  in_time integer,
  answer_times integer[]
);

-- The messages of one day are found here: they are written in the order of their time, so this index stays tiny.
CREATE INDEX room_event_by_time ON room_event USING brin (created_at);
