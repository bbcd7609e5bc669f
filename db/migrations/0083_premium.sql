-- A copy of what the payment service last said about a person's subscription. The service decides.
CREATE TABLE subscription (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE,
  subscription_id text,
  plan text CHECK (plan IN ('annual', 'quarterly', 'monthly')),
  -- The status in the service's own words.
  status text,
  -- The time at which the paid period ends or renews.
  period_ends_at timestamptz,
  -- The time at which a canceled subscription ends for good.
  ends_at timestamptz,
  -- The time until which an unpaid subscription still counts.
  grace_until timestamptz,
  -- Reads of the service get a number when they begin. `looks` is the number of the last read that began, `seen_look`
  -- of the last read that was stored. An earlier read does not overwrite what a later read stored.
  looks integer NOT NULL DEFAULT 0,
  seen_look integer NOT NULL DEFAULT 0,
  synced_at timestamptz
);
CREATE INDEX subscription_synced ON subscription (synced_at);

-- The events that the payment service has sent. Each event counts once.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  heard_at timestamptz NOT NULL
);
CREATE INDEX payment_event_heard ON payment_event (heard_at);
