-- Hashes of known pictures. A reader remembers its highest `seq` and later reads only the rows above it.
CREATE TABLE picture_hash (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sha256 bytea,
  pdq bytea CHECK (length(pdq) = 32),
  class text NOT NULL CHECK (class IN ('minor', 'intimate', 'other')),
  source text NOT NULL,
  added_by bigint,
  added_at timestamptz NOT NULL,
  CHECK (sha256 IS NOT NULL OR pdq IS NOT NULL)
);
CREATE UNIQUE INDEX picture_hash_once ON picture_hash (source, class, COALESCE(sha256, ''), COALESCE(pdq, ''));

-- Pictures kept for the authorities, with encrypted files. A row outlives the account, so there is no foreign key.
CREATE TABLE sealed_evidence (
  id uuid PRIMARY KEY,
  sha256 bytea NOT NULL,
  source text NOT NULL,
  uploaded_by bigint NOT NULL,
  sealed_at timestamptz NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX sealed_evidence_until ON sealed_evidence (until);
