import type { MessageStep } from '#server/platform/seams/rooms.ts';

/**
 * Notes the rooms in which demo members have to answer, and returns these rooms. The instance that wrote the messages
 * takes the work at once; after three seconds, any instance may take it. Without a community, nothing is noted.
 */
export const noteForDemos: Pick<MessageStep, 'name' | 'sql'> = {
  name: 'for_demos',
  sql: `
INSERT INTO demo_due AS waiting (room_id, seq, due_at)
SELECT written.room_id, max(written.seq), max(written.created_at) + interval '3 seconds'
FROM written
JOIN room ON room.id = written.room_id AND room.room_type = 'direct'
JOIN account demo ON demo.id = room.user_low + room.user_high - written.sender_id AND demo.is_demo
WHERE (SELECT EXISTS (SELECT FROM demo_community WHERE removed_at IS NULL))
GROUP BY written.room_id
ORDER BY written.room_id
ON CONFLICT (room_id) DO UPDATE SET seq = excluded.seq, due_at = excluded.due_at, tries = 0
RETURNING waiting.room_id`,
};
