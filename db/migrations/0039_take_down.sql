-- The notice of a person without an account from which the report was made; null for other reports.
ALTER TABLE moderation_report ADD COLUMN notice_id uuid;
-- The reason why the notice hides nothing by itself. Null if the notice may hide the thing.
ALTER TABLE moderation_report ADD COLUMN held_back text CHECK (held_back IN ('record', 'decided', 'author'));
-- Notices have no reporter, so the key includes the notice. A member and the machine still count once in a round.
ALTER TABLE moderation_report DROP CONSTRAINT moderation_report_case_id_reporter_id_round_key;
ALTER TABLE moderation_report ADD UNIQUE NULLS NOT DISTINCT (case_id, reporter_id, round, notice_id);
-- Finds the earlier notices of a contact (stored as the device) and of a network address, to read their outcomes.
CREATE INDEX moderation_report_notice_device ON moderation_report (device_hash) WHERE notice_id IS NOT NULL;
CREATE INDEX moderation_report_notice_address ON moderation_report (address_hash) WHERE notice_id IS NOT NULL;

-- A request of somebody without an account to take a thing down. No column names a member.
CREATE TABLE take_down_notice (
  case_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The report that was made from the notice. A repeated notice of the same contact has the report of the first notice.
  report_id uuid NOT NULL,
  receipt text NOT NULL UNIQUE,
  category text NOT NULL CHECK (category IN ('intimate_picture', 'minor', 'copyright', 'impersonation', 'other')),
  role text NOT NULL CHECK (role IN ('me', 'for_somebody')),
  -- The sender's own text that identifies the thing: a link, a handle or a description.
  what text NOT NULL,
  -- The signature. `contact` is the address for the answer. Both columns are emptied a year after the answer.
  name text NOT NULL,
  contact text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, id)
);
