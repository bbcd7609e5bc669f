-- When a poll closes. Its question and choices are in the message with the same room and seq.
CREATE TABLE poll (
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  -- Null for a poll without an end, and for one that is closed.
  closes_at timestamptz,
  PRIMARY KEY (room_id, seq)
);
CREATE INDEX poll_closes ON poll (closes_at) WHERE closes_at IS NOT NULL;

-- What each person chose, as places in the list of choices. No time: the order of votes would tell who they are of.
-- The votes of a secret poll are deleted when it closes.
CREATE TABLE poll_vote (
  room_id uuid NOT NULL,
  seq bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  choices smallint[] NOT NULL CHECK (cardinality(choices) > 0),
  PRIMARY KEY (room_id, seq, user_id),
  FOREIGN KEY (room_id, seq) REFERENCES poll (room_id, seq) ON DELETE CASCADE
);
CREATE INDEX poll_vote_user ON poll_vote (user_id, id);
