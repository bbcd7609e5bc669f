-- A copy of what the payment service last said of a person's subscription. The service has the truth.
CREATE TABLE subscription (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE,
  subscription_id text,
  plan text CHECK (plan IN ('annual', 'quarterly', 'monthly')),
  -- The status in the service's own words.
  status text,
  -- When the paid time ends, or renews.
  period_ends_at timestamptz,
  -- When the subscription ends for good, if the person canceled it.
  ends_at timestamptz,
  -- Until when an unpaid subscription still counts.
  grace_until timestamptz,
  -- Reads of the service get a number when they begin; an earlier read does not overwrite what a later one stored.
  looks integer NOT NULL DEFAULT 0,
  seen_look integer NOT NULL DEFAULT 0,
  synced_at timestamptz
);
CREATE INDEX subscription_synced ON subscription (synced_at);

-- The events that the payment service has sent; each counts once.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  heard_at timestamptz NOT NULL
);
CREATE INDEX payment_event_heard ON payment_event (heard_at);
