-- What the payment service said of a person's subscription when it was last asked. The service has the truth.
CREATE TABLE subscription (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE,
  subscription_id text,
  plan text CHECK (plan IN ('annual', 'quarterly', 'monthly')),
  -- The service's own word.
  status text,
  -- When the paid time ends, or renews.
  period_ends_at timestamptz,
  -- When it ends for good, where its person cancelled it.
  ends_at timestamptz,
  -- Until when an unpaid one still counts.
  grace_until timestamptz,
  -- Looks are numbered when they begin; what an earlier one brings does not replace what a later one has written.
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
