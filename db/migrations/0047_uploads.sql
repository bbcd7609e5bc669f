-- Pictures that members uploaded. Their files are in the media store, under `name`. No foreign key refers to the
-- account, because the files must be deleted before the row.
CREATE TABLE upload (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  -- Hashes of the received bytes and of the look (null for a picture with too little detail); both find copies.
  sha256 bytea NOT NULL,
  pdq bytea CHECK (length(pdq) = 32),
  width integer NOT NULL,
  height integer NOT NULL,
  thumbhash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until the files are stored.
  stored_at timestamptz,
  -- What the picture belongs to: a kind of thing, and the thing's id.
  place_kind text,
  place text,
  -- When that thing was stored; null before.
  attached_at timestamptz,
  -- Since when nobody sees the picture and its files wait for deletion.
  ended_at timestamptz,
  -- Since when the picture is evidence: its files are kept even after it ended.
  held_at timestamptz,
  CHECK ((place_kind IS NULL) = (place IS NULL))
);
CREATE UNIQUE INDEX upload_once ON upload (user_id, client_id);
CREATE INDEX upload_place ON upload (user_id, place) WHERE place IS NOT NULL;
CREATE INDEX upload_waiting ON upload (created_at) WHERE attached_at IS NULL;
CREATE INDEX upload_ended ON upload (ended_at) WHERE ended_at IS NOT NULL;
