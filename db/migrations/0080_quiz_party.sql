-- A person's last result of a party quiz, and the answers of a run that is not finished.
CREATE TABLE quiz_party_run (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  quiz_id text NOT NULL,
  -- The outcomes chosen so far. `draft_version` is the version of the quizzes. Both are null while no run is open.
  draft jsonb,
  draft_version smallint,
  -- The answers of the last finished run. Like the next three columns, null before the first run.
  answers jsonb,
  quiz_version smallint,
  outcome text,
  completed_at timestamptz,
  -- True if friends see the result.
  is_shown boolean NOT NULL DEFAULT false,
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  PRIMARY KEY (user_id, quiz_id),
  CHECK ((draft IS NULL) = (draft_version IS NULL)),
  CHECK ((completed_at IS NULL) = (answers IS NULL) AND (completed_at IS NULL) = (outcome IS NULL)
    AND (completed_at IS NULL) = (quiz_version IS NULL)),
  -- Without a result there is nothing to show or to rate.
  CHECK (completed_at IS NOT NULL OR (NOT is_shown AND stars IS NULL))
);
-- Serves the numbers on the cards of quizzes.
CREATE INDEX quiz_party_run_complete ON quiz_party_run (quiz_id, stars) WHERE completed_at IS NOT NULL;
