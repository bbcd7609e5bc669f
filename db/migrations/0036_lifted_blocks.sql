-- A lifted block keeps its row: its pair is never matched again.
ALTER TABLE block ADD COLUMN lifted_at timestamptz;
