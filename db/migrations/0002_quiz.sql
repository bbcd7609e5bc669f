-- One run through the quiz. The results stay as they were shown, with the version of the quiz. So a person's history
-- does not change when the quiz changes.
CREATE TABLE quiz_session (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  wild_map_id text NOT NULL,
  quiz_version smallint NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  mbti_type text,
  -- The four axes in [-1, 1]; the positive ends are E, N, F and P.
  energy real CHECK (energy BETWEEN -1 AND 1),
  perception real CHECK (perception BETWEEN -1 AND 1),
  judgement real CHECK (judgement BETWEEN -1 AND 1),
  lifestyle real CHECK (lifestyle BETWEEN -1 AND 1),
  results jsonb,
  PRIMARY KEY (user_id, id),
  CHECK (completed_at IS NULL OR num_nulls(mbti_type, energy, perception, judgement, lifestyle, results) = 0)
);
-- A person has at most one open run, which two tabs share.
CREATE UNIQUE INDEX quiz_session_open ON quiz_session (user_id) WHERE completed_at IS NULL;
CREATE INDEX quiz_session_latest ON quiz_session (user_id, completed_at DESC) WHERE completed_at IS NOT NULL;

CREATE TABLE quiz_answer (
  user_id bigint NOT NULL,
  session_id uuid NOT NULL,
  question_id text NOT NULL,
  answer_choice_id text NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, session_id, question_id),
  FOREIGN KEY (user_id, session_id) REFERENCES quiz_session (user_id, id) ON DELETE CASCADE
);
