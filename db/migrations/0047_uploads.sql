-- Pictures that members uploaded. Their files are in the media store, under `name`. No foreign key refers to the
-- account, because the files must be deleted before the row.
CREATE TABLE upload (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  -- The hash of the received bytes. `pdq` is a hash of the look, or null for a picture with too little detail. Both
  -- find copies.
  sha256 bytea NOT NULL,
  pdq bytea CHECK (length(pdq) = 32),
  width integer NOT NULL,
  height integer NOT NULL,
  thumbhash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until the files are stored.
  stored_at timestamptz,
  -- The kind of thing that the picture belongs to. `place` is the id of the thing.
  place_kind text,
  place text,
  -- The time at which the thing that the picture belongs to was stored. Null before that.
  attached_at timestamptz,
  -- The time at which the picture ended: nobody sees it, and its files wait for deletion.
  ended_at timestamptz,
  -- The time at which the picture became evidence. The files of evidence are kept even after the picture ended.
  held_at timestamptz,
  CHECK ((place_kind IS NULL) = (place IS NULL))
);
CREATE UNIQUE INDEX upload_once ON upload (user_id, client_id);
CREATE INDEX upload_place ON upload (user_id, place) WHERE place IS NOT NULL;
CREATE INDEX upload_waiting ON upload (created_at) WHERE attached_at IS NULL;
CREATE INDEX upload_ended ON upload (ended_at) WHERE ended_at IS NOT NULL;
