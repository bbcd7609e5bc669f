-- A right has one row per source, so that granting or ending one source leaves the other sources' rows unchanged.
ALTER TABLE entitlement DROP CONSTRAINT entitlement_pkey, ADD PRIMARY KEY (user_id, kind, source);
