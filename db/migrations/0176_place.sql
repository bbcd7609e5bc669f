-- The settings of this place that its operator changed; a setting without a row has its default. The register of the
-- settings (src/server/platform/place/place.register.ts) says what a value looks like.
CREATE TABLE place_setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);
