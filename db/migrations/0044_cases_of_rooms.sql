-- A case about a room of two people is against one of them. So the subject id now also names this person. The update
-- changes old cases.
UPDATE moderation_case SET subject_id = subject_id || ':' || author_id
WHERE subject_kind = 'room' AND author_id IS NOT NULL AND EXISTS (
  SELECT FROM room WHERE room.id::text = moderation_case.subject_id AND room.user_low IS NOT NULL
);

-- True for lines that the machine copied from a private room into a person's case. Every opening of such lines is
-- recorded.
ALTER TABLE moderation_report ADD COLUMN is_private boolean NOT NULL DEFAULT false;
UPDATE moderation_report SET is_private = true
FROM moderation_case
WHERE moderation_case.id = moderation_report.case_id AND moderation_case.subject_kind = 'person'
  AND moderation_report.reporter_id IS NULL AND moderation_report.evidence -> 0 ->> 'key' = 'message';
