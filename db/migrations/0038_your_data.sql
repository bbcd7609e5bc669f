-- True if the deletion of the account also removes the person's lines from other people's rooms.
ALTER TABLE account ADD COLUMN takes_lines boolean NOT NULL DEFAULT false;
-- Finds the accounts that may now be erased.
CREATE INDEX account_deleted ON account (deleted_at) WHERE deleted_at IS NOT NULL;

-- A handle stays reserved when its former owner's account is erased.
ALTER TABLE handle_reservation
  ALTER COLUMN user_id DROP NOT NULL,
  DROP CONSTRAINT handle_reservation_user_id_fkey,
  ADD FOREIGN KEY (user_id) REFERENCES account (id) ON DELETE SET NULL;
-- These two indexes serve the erasure of an account.
CREATE INDEX handle_reservation_user ON handle_reservation (user_id);
CREATE INDEX companion_room_companion ON companion_room (companion_id);

-- A person's export, a file in the data folder. A person has at most one. It is kept until its download or for a day.
CREATE TABLE data_export (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- The id, which names the file.
  id uuid NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('waiting', 'working', 'ready', 'failed')),
  -- In percent.
  progress smallint NOT NULL DEFAULT 0,
  size_bytes bigint,
  -- The hash of the token of the download link, which works once.
  token_hash bytea UNIQUE,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX data_export_expires ON data_export (expires_at);
