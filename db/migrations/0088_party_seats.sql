-- A member who joined a quiz of a room and has not answered yet has a row too, because the others wait for this member.
ALTER TABLE quiz_party_answer ADD COLUMN joined_at timestamptz;
UPDATE quiz_party_answer SET joined_at = answered_at;
ALTER TABLE quiz_party_answer
  ALTER COLUMN joined_at SET NOT NULL,
  ALTER COLUMN answers DROP NOT NULL,
  ALTER COLUMN outcome DROP NOT NULL,
  ALTER COLUMN answered_at DROP NOT NULL,
  ADD CHECK ((answered_at IS NULL) = (answers IS NULL) AND (answered_at IS NULL) = (outcome IS NULL));
-- Results that were visible under the old rule stay visible.
UPDATE room_event SET payload = jsonb_set(payload, '{party,isShown}', 'true')
FROM (SELECT DISTINCT room_id, seq FROM quiz_party_answer) AS begun
WHERE room_event.room_id = begun.room_id AND room_event.seq = begun.seq AND room_event.payload ? 'party';
