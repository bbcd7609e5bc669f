-- A room of two people is a case against one of them, so its name says against whom. The one there was keeps its person.
UPDATE moderation_case SET subject_id = subject_id || ':' || author_id
WHERE subject_kind = 'room' AND author_id IS NOT NULL AND EXISTS (
  SELECT FROM room WHERE room.id::text = moderation_case.subject_id AND room.user_low IS NOT NULL
);

-- What the machine copied out of a private room into a person's case opens on the record only, like any private line.
ALTER TABLE moderation_report ADD COLUMN is_private boolean NOT NULL DEFAULT false;
UPDATE moderation_report SET is_private = true
FROM moderation_case
WHERE moderation_case.id = moderation_report.case_id AND moderation_case.subject_kind = 'person'
  AND moderation_report.reporter_id IS NULL AND moderation_report.evidence -> 0 ->> 'key' = 'message';
