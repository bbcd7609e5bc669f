-- One row per source, so that a grant of one source, or its end, leaves the grants of the others unchanged.
ALTER TABLE entitlement DROP CONSTRAINT entitlement_pkey, ADD PRIMARY KEY (user_id, kind, source);
