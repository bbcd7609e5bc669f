-- These indexes serve the hourly job of docs/retention.md, which finds old rows by time in tables that grow.
CREATE INDEX quota_period ON quota (period);
CREATE INDEX opener_said ON opener (said_at);
CREATE INDEX handle_reservation_until ON handle_reservation (reserved_until);
-- The indexes on tables of cases contain only rows that still have words. The job need not read the other rows.
CREATE INDEX moderation_report_words ON moderation_report (case_id)
  WHERE evidence <> '[]' OR note <> '' OR device_hash IS NOT NULL OR address_hash IS NOT NULL;
CREATE INDEX moderation_decision_words ON moderation_decision (case_id) WHERE excerpt IS NOT NULL;
