import type { Statement } from '#server/platform/database/lanes.ts';

/** Takes the rooms' locks, always in the same order: then everything after sees all that was committed before. */
export const lockRooms: Statement = {
  name: 'chat_lock_rooms',
  text: 'SELECT id FROM room WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
};

/**
 * Judges and writes a batch of messages, of any rooms and senders, under the locks of `lockRooms`.
 * Per message: rooms, senders, client ids, message ids, contents and the messages replied to ($1–$6); the time is $7.
 * Answers one row a message, `n` counted from 1: its verdict and, for 'new' and 'duplicate', its place in the log.
 */
export const writeMessages: Statement = {
  name: 'chat_write_messages',
  text: `
WITH given AS (
  SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::uuid[], $5::text[], $6::uuid[])
    WITH ORDINALITY AS given (room_id, sender_id, client_id, id, content, reply_to, n)
), judged AS (
  SELECT given.*, room.last_seq, stored.seq AS stored_seq, stored.id AS stored_id, stored.created_at AS stored_at,
    CASE WHEN quoted.id IS NOT NULL THEN jsonb_build_object('messageId', quoted.id, 'senderId', quoted.sender_id,
      'content', left(quoted.payload ->> 'content', 120)) END AS reply,
    CASE
      WHEN stored.seq IS NOT NULL THEN
        CASE WHEN stored.payload ->> 'content' = given.content
          AND (stored.payload -> 'replyTo' ->> 'messageId') IS NOT DISTINCT FROM given.reply_to::text
        THEN 'duplicate' ELSE 'idempotency_conflict' END
      WHEN member.user_id IS NULL THEN 'not_member'
      WHEN room.closed_at IS NOT NULL OR by_low.user_id IS NOT NULL OR by_high.user_id IS NOT NULL THEN 'blocked'
      WHEN given.reply_to IS NOT NULL AND quoted.id IS NULL THEN 'invalid'
      ELSE 'new'
    END AS verdict
  FROM given
  LEFT JOIN room ON room.id = given.room_id
  LEFT JOIN room_member member
    ON member.room_id = given.room_id AND member.user_id = given.sender_id AND member.left_seq IS NULL
  LEFT JOIN block by_low ON by_low.user_id = room.user_low AND by_low.other_id = room.user_high
  LEFT JOIN block by_high ON by_high.user_id = room.user_high AND by_high.other_id = room.user_low
  LEFT JOIN room_event stored
    ON stored.room_id = given.room_id AND stored.sender_id = given.sender_id AND stored.client_id = given.client_id
  LEFT JOIN room_event quoted
    ON quoted.room_id = given.room_id AND quoted.id = given.reply_to AND quoted.type = 'message'
    AND quoted.seq > greatest(member.joined_seq, member.cleared_seq)
), numbered AS (
  SELECT *, last_seq + count(*) FILTER (WHERE verdict = 'new') OVER (PARTITION BY room_id ORDER BY n) AS seq FROM judged
), advanced AS (
  UPDATE room SET last_seq = top.seq, last_event_at = $7::timestamptz
  FROM (SELECT room_id, max(seq) AS seq FROM numbered WHERE verdict = 'new' GROUP BY room_id) top
  WHERE room.id = top.room_id
), written AS (
  INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
  SELECT room_id, seq, id, 'message', sender_id, client_id,
    CASE WHEN reply IS NULL THEN jsonb_build_object('content', content)
      ELSE jsonb_build_object('content', content, 'replyTo', reply) END,
    $7::timestamptz
  FROM numbered
  WHERE verdict = 'new'
)
SELECT n, verdict, CASE verdict WHEN 'new' THEN seq ELSE stored_seq END AS seq, stored_id, stored_at, reply
FROM numbered
ORDER BY n`,
};
