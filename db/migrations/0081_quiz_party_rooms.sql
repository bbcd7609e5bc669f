-- The answers to a quiz that a room takes together. The message with the same room and seq names the quiz.
CREATE TABLE quiz_party_answer (
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The outcome chosen at each question.
  answers jsonb NOT NULL,
  outcome text NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, seq, user_id)
);
CREATE INDEX quiz_party_answer_user ON quiz_party_answer (user_id, id);
