import type { MessageStep } from '#server/platform/seams/rooms.ts';

/**
 * Adds a row of work for each room in which a person wrote to a companion. The instance that wrote the messages answers
 * at once. After three seconds any other instance may answer. Returns the rooms.
 */
export const noteUnanswered: Pick<MessageStep, 'name' | 'sql'> = {
  name: 'unanswered',
  sql: `
INSERT INTO companion_due AS waiting (room_id, seq, due_at)
SELECT written.room_id, max(written.seq), max(written.created_at) + interval '3 seconds'
FROM written
JOIN companion_room ON companion_room.room_id = written.room_id AND companion_room.user_id = written.sender_id
GROUP BY written.room_id
ORDER BY written.room_id
ON CONFLICT (room_id) DO UPDATE SET seq = excluded.seq, due_at = excluded.due_at, tries = 0
RETURNING waiting.room_id`,
};
