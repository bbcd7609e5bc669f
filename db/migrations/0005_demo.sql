-- When the demonstration community was added and removed, so that a removed community is not added again by itself.
CREATE TABLE demo_community (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  seed integer NOT NULL,
  settled_at timestamptz NOT NULL,
  removed_at timestamptz
);
