-- The number of a person's messages to the language model on a day in the person's zone.
CREATE TABLE wyn_usage (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  day date NOT NULL,
  messages integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
);
-- The time at which Wyn last said that it is an AI. Wyn says so at the start, and again every three hours.
CREATE TABLE wyn_disclosure (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  told_at timestamptz NOT NULL
);
