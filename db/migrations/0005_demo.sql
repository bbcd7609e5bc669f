-- When the demonstration community was brought in and taken out, so that one that was removed does not come back by
-- itself.
CREATE TABLE demo_community (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  seed integer NOT NULL,
  settled_at timestamptz NOT NULL,
  removed_at timestamptz
);
