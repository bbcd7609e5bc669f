-- Members who may work at the moderators' desk. Only a command on the server's machine adds and removes moderators.
CREATE TABLE moderator (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  added_at timestamptz NOT NULL
);

-- A reported or flagged thing has one case, and a later report opens the same case again. No foreign key refers to an
-- account, because a case is kept for its term even if the accounts are deleted.
CREATE TABLE moderation_case (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  -- The person who made the thing; null for Wyn.
  author_id bigint,
  class text NOT NULL CHECK (class IN ('minor', 'threat', 'intimate_picture', 'scam', 'rest')),
  state text NOT NULL CHECK (state IN ('open', 'seconding', 'appealed', 'closed')),
  score double precision NOT NULL DEFAULT 0,
  -- Sentences that say what the machine concluded from the reports.
  reasons jsonb NOT NULL DEFAULT '[]',
  -- The round rises when a closed case opens again. A reporter counts once in each round.
  round integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  taken_by bigint,
  -- The four columns of a ban that waits for a second moderator: who proposed it, when, the rule, and the reason.
  proposed_by bigint,
  proposed_at timestamptz,
  proposed_policy text,
  proposed_sentence text,
  -- The time at which the thing was hidden from everybody except the author and moderators.
  hidden_at timestamptz,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  closed_at timestamptz,
  UNIQUE (subject_kind, subject_id)
);
CREATE INDEX moderation_case_waiting ON moderation_case (due_at) WHERE state <> 'closed';
CREATE INDEX moderation_case_closed ON moderation_case (closed_at);
CREATE INDEX moderation_case_author ON moderation_case (author_id);

CREATE TABLE moderation_report (
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  round integer NOT NULL,
  -- Null for the machine.
  reporter_id bigint,
  category text NOT NULL,
  note text NOT NULL,
  -- The reported lines, as they were at the time of the report. See `evidenceLine` in the contract.
  evidence jsonb NOT NULL,
  -- The number that the report added to the case's score.
  weight double precision NOT NULL,
  -- Keyed hashes of the reporter's device and network address. Two reports from one device or address count as one.
  device_hash bytea,
  address_hash bytea,
  created_at timestamptz NOT NULL,
  outcome text NOT NULL DEFAULT 'waiting' CHECK (outcome IN ('waiting', 'acted', 'not_against_rules', 'gone')),
  decided_at timestamptz,
  PRIMARY KEY (case_id, id),
  UNIQUE NULLS NOT DISTINCT (case_id, reporter_id, round)
);
CREATE INDEX moderation_report_reporter ON moderation_report (reporter_id, created_at DESC);

-- The numbers of a person's reports that were right and wrong. They determine the weight of the person's later reports.
CREATE TABLE reporter_record (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  agreed integer NOT NULL DEFAULT 0,
  disagreed integer NOT NULL DEFAULT 0
);

CREATE TABLE moderation_decision (
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The person that the decision is about. Null if the decision is about nobody, as for a dismissal.
  user_id bigint,
  action text NOT NULL CHECK (action IN ('dismiss', 'warn', 'hide', 'restore', 'no_writing', 'suspend', 'ban')),
  days integer,
  until timestamptz,
  policy text NOT NULL,
  sentence text NOT NULL,
  excerpt text,
  -- Null for the machine.
  moderator_id bigint,
  second_id bigint,
  decided_at timestamptz NOT NULL,
  -- The time at which the decision was withdrawn. The person's record does not count a withdrawn decision.
  withdrawn_at timestamptz,
  appeal_text text,
  appealed_at timestamptz,
  appeal_outcome text CHECK (appeal_outcome IN ('upheld', 'changed', 'withdrawn')),
  appeal_answer text,
  appeal_moderator_id bigint,
  answered_at timestamptz,
  PRIMARY KEY (case_id, id)
);
CREATE INDEX moderation_decision_user ON moderation_decision (user_id, decided_at DESC);

-- Notes of moderators, and messages between moderators and the people of a case.
CREATE TABLE moderation_talk (
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('note', 'reporter', 'subject')),
  author_id bigint NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, id)
);

-- What happened to a case, and who did it. A row has no words of members, so it is kept when members leave.
CREATE TABLE moderation_event (
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  -- Null for the machine.
  actor_id bigint,
  detail jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, id)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The rows of % are never changed or removed.', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER moderation_event_is_append_only BEFORE UPDATE OR DELETE ON moderation_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER moderation_event_is_never_emptied BEFORE TRUNCATE ON moderation_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The time until which the person may read but not write.
ALTER TABLE account ADD COLUMN writing_paused_until timestamptz;
-- The time at which a moderator or the machine hid the post. Then only the author sees it.
ALTER TABLE post ADD COLUMN hidden_at timestamptz;
