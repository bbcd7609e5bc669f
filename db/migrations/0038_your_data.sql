-- Whether a person who wants their account deleted takes their lines out of other people's rooms.
ALTER TABLE account ADD COLUMN takes_lines boolean NOT NULL DEFAULT false;
-- The accounts whose time to come back may be over.
CREATE INDEX account_deleted ON account (deleted_at) WHERE deleted_at IS NOT NULL;

-- A handle stays reserved when its former owner is gone.
ALTER TABLE handle_reservation
  ALTER COLUMN user_id DROP NOT NULL,
  DROP CONSTRAINT handle_reservation_user_id_fkey,
  ADD FOREIGN KEY (user_id) REFERENCES account (id) ON DELETE SET NULL;
-- What the end of an account looks up.
CREATE INDEX handle_reservation_user ON handle_reservation (user_id);
CREATE INDEX companion_room_companion ON companion_room (companion_id);

-- The one export a person may have: a file in the data folder, until it is taken or a day is over.
CREATE TABLE data_export (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- Names the file.
  id uuid NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('waiting', 'working', 'ready', 'failed')),
  -- In hundredths.
  progress smallint NOT NULL DEFAULT 0,
  size_bytes bigint,
  -- Of the link that may be used once.
  token_hash bytea UNIQUE,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX data_export_expires ON data_export (expires_at);
