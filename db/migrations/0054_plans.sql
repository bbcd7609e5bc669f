-- The time of a plan, for its reminders. The text of the plan is in the message with the same room and seq.
CREATE TABLE plan (
  id uuid PRIMARY KEY,
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  starts_at timestamptz NOT NULL,
  is_cancelled boolean NOT NULL DEFAULT false,
  -- The time of the next reminder. Null after the last reminder.
  remind_at timestamptz,
  UNIQUE (room_id, seq)
);
CREATE INDEX plan_remind ON plan (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX plan_starts ON plan (starts_at);

-- The answers of the people of a room to a plan. The maker of the plan has an answer too.
CREATE TABLE plan_answer (
  room_id uuid NOT NULL,
  seq bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  answer text NOT NULL CHECK (answer IN ('going', 'maybe', 'no')),
  answered_at timestamptz NOT NULL,
  -- True if this person answered that the people met. Nobody else sees this answer.
  has_met boolean,
  PRIMARY KEY (room_id, seq, user_id),
  FOREIGN KEY (room_id, seq) REFERENCES plan (room_id, seq) ON DELETE CASCADE
);
CREATE INDEX plan_answer_user ON plan_answer (user_id, id);

-- Notifications of plans that are due to a person.
CREATE TABLE plan_due (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  plan_id uuid NOT NULL REFERENCES plan (id) ON DELETE CASCADE,
  room_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('soon', 'changed', 'cancelled')),
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, plan_id)
);
CREATE INDEX plan_due_due ON plan_due (due_at);
CREATE INDEX plan_due_plan ON plan_due (plan_id);
