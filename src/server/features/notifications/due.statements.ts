import type { MessageStep } from '#server/platform/seams/rooms.ts';

/** The seconds that a push waits for further messages, and for the person to read the messages first. */
export const GATHER_SECONDS = 3;

/**
 * Notes who gets a push about new messages: inserts one row for each room and member with a subscribed device, or moves
 * an existing row forward. While nobody has subscribed, only the `EXISTS` is evaluated. Members are looked up
 * one by one, by key, because the planner misjudges the sizes of the tables in a join.
 */
export const noteMessages: MessageStep = {
  name: 'noted_for_push',
  sql: `
INSERT INTO push_due (user_id, room_id, kind, seq, due_at)
SELECT reached.user_id, said.room_id, 'message', reached.seq, said.at + interval '${GATHER_SECONDS} seconds'
FROM (
  SELECT room_id, array_agg(sender_id) AS senders, array_agg(seq) AS seqs, max(created_at) AS at
  FROM written
  GROUP BY room_id
) said
CROSS JOIN LATERAL (
  SELECT member.user_id, (
    SELECT max(line.seq) FROM unnest(said.senders, said.seqs) AS line (sender_id, seq)
    WHERE line.sender_id <> member.user_id
  ) AS seq
  FROM room_member member
  WHERE member.room_id = said.room_id AND member.left_seq IS NULL AND member.user_id <> ANY (said.senders)
    AND (SELECT true FROM push_subscription device WHERE device.user_id = member.user_id LIMIT 1)
  OFFSET 0
) reached
WHERE EXISTS (SELECT FROM push_subscription)
ORDER BY reached.user_id, said.room_id
ON CONFLICT (user_id, room_id) DO UPDATE SET kind = 'message', seq = greatest(push_due.seq, excluded.seq),
  due_at = least(push_due.due_at, excluded.due_at), tries = 0, only_devices = NULL`,
};
