-- The id of this deployment. Deployments may share one Redis, but must not receive each other's messages.
CREATE TABLE deployment (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO deployment DEFAULT VALUES;
