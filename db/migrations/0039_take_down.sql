-- The notice of a person without an account from which the report was made; null for other reports.
ALTER TABLE moderation_report ADD COLUMN notice_id uuid;
-- Why the notice hides nothing by itself; null if it may hide the thing.
ALTER TABLE moderation_report ADD COLUMN held_back text CHECK (held_back IN ('record', 'decided', 'author'));
-- Notices have no reporter, so the key includes the notice; a member and the machine still count once in a round.
ALTER TABLE moderation_report DROP CONSTRAINT moderation_report_case_id_reporter_id_round_key;
ALTER TABLE moderation_report ADD UNIQUE NULLS NOT DISTINCT (case_id, reporter_id, round, notice_id);
-- Finds the earlier notices of a contact (stored as the device) and of an address, for their outcomes.
CREATE INDEX moderation_report_notice_device ON moderation_report (device_hash) WHERE notice_id IS NOT NULL;
CREATE INDEX moderation_report_notice_address ON moderation_report (address_hash) WHERE notice_id IS NOT NULL;

-- What somebody without an account asked to be taken down. No column names a member.
CREATE TABLE take_down_notice (
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The report made from the notice; a repeated notice of the same contact shares the report of the first.
  report_id uuid NOT NULL,
  receipt text NOT NULL UNIQUE,
  category text NOT NULL CHECK (category IN ('intimate_picture', 'minor', 'copyright', 'impersonation', 'other')),
  role text NOT NULL CHECK (role IN ('me', 'for_somebody')),
  -- A link, a handle or words that identify the thing, as they were written.
  what text NOT NULL,
  -- The signature and the address for the answer. Both are emptied a year after the answer.
  name text NOT NULL,
  contact text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, id)
);
