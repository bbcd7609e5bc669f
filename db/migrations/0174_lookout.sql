-- The number of the last change of what filters read of a person. It is null until the change has a number. Numbers are
-- given after the changes are committed, one number to all of them, so that no earlier number appears later.
ALTER TABLE match_profile ADD COLUMN change_seq bigint DEFAULT 0;
ALTER TABLE match_profile ALTER COLUMN change_seq DROP DEFAULT;
CREATE INDEX match_profile_change_seq ON match_profile (change_seq) WHERE NOT is_demo;
CREATE SEQUENCE match_change_seq;

-- People who searched in vain and asked to be told when somebody new fits.
CREATE TABLE lookout (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- The last change that counts as known.
  seen_seq bigint NOT NULL,
  -- The next six o'clock in the evening of the person's time zone.
  ask_at timestamptz NOT NULL,
  -- The person's day on which they were told last.
  told_on date,
  -- True from the telling until the person's next search.
  has_news boolean NOT NULL DEFAULT false
);
CREATE INDEX lookout_ask_at ON lookout (ask_at);

-- People for whom the question of an evening is still open.
CREATE TABLE lookout_due (
  user_id bigint PRIMARY KEY REFERENCES lookout (user_id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX lookout_due_due ON lookout_due (due_at);
