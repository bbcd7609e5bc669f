-- Who is in the Quest Hall, apart from the account's flag: when they came, and when they last had a socket.
CREATE TABLE quest_hall (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
