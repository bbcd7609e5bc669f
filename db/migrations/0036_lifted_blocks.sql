-- A lifted block keeps its row, because the pair is never matched again.
ALTER TABLE block ADD COLUMN lifted_at timestamptz;
