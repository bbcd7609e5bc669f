-- An operator may give premium too. It has a row of its own, so that it neither hides nor ends what somebody paid for.
ALTER TABLE entitlement DROP CONSTRAINT entitlement_source_check,
  ADD CONSTRAINT entitlement_source_check CHECK (source IN ('developer', 'payment', 'operator'));
