-- The times at which the demonstration community was added and removed. A removed community is not added again.
CREATE TABLE demo_community (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  seed integer NOT NULL,
  settled_at timestamptz NOT NULL,
  removed_at timestamptz
);
