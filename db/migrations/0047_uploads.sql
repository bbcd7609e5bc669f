-- Pictures that members gave. The files are in the store of media, under `name`. No reference to the account: the files go
-- before the row does.
CREATE TABLE upload (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  -- The bytes as they came, and what they look like (null where too little is in it): copies are found by both.
  sha256 bytea NOT NULL,
  pdq bytea CHECK (length(pdq) = 32),
  width integer NOT NULL,
  height integer NOT NULL,
  thumbhash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until the files are stored.
  stored_at timestamptz,
  -- What it belongs to: a kind of thing, and the thing's name there.
  place_kind text,
  place text,
  -- When that thing was written; null while it only wants to be.
  attached_at timestamptz,
  -- It is to be deleted: nobody sees it from now on.
  ended_at timestamptz,
  -- It is evidence: the files stay although it ended.
  held_at timestamptz,
  CHECK ((place_kind IS NULL) = (place IS NULL))
);
CREATE UNIQUE INDEX upload_once ON upload (user_id, client_id);
CREATE INDEX upload_place ON upload (user_id, place) WHERE place IS NOT NULL;
CREATE INDEX upload_waiting ON upload (created_at) WHERE attached_at IS NULL;
CREATE INDEX upload_ended ON upload (ended_at) WHERE ended_at IS NOT NULL;
