-- A person's messages to the language model on a day in their zone.
CREATE TABLE wyn_usage (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  day date NOT NULL,
  messages integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
);
-- When a conversation last said that Wyn is an AI: at its start, and again every three hours.
CREATE TABLE wyn_disclosure (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  told_at timestamptz NOT NULL
);
