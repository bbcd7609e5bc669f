-- What the hourly job of docs/retention.md looks up by time, in tables that grow.
CREATE INDEX quota_period ON quota (period);
CREATE INDEX opener_said ON opener (said_at);
CREATE INDEX handle_reservation_until ON handle_reservation (reserved_until);
-- Of cases, only what still has words: for every other one the job would ask again each hour.
CREATE INDEX moderation_report_words ON moderation_report (case_id)
  WHERE evidence <> '[]' OR note <> '' OR device_hash IS NOT NULL OR address_hash IS NOT NULL;
CREATE INDEX moderation_decision_words ON moderation_decision (case_id) WHERE excerpt IS NOT NULL;
