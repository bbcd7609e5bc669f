-- One row a source, so that a grant of one source, or its end, leaves those of the others as they are.
ALTER TABLE entitlement DROP CONSTRAINT entitlement_pkey, ADD PRIMARY KEY (user_id, kind, source);
