import type { Statement } from '#server/platform/database/lanes.ts';

/**
 * Notes, in the transaction that writes messages, whom they should still reach: one row for each room and member who has
 * a subscribed device, or the row that is there moved forward; and which companions owe an answer. Per message its room and
 * its id ($1, $2), as they were given to be written: what was not written is not noted. $3 is when the notes fall due.
 * Answers a row for each room that wants an answer. The function is in 0012_companions.sql.
 */
export const noteMessages: Statement = {
  name: 'notifications_note_messages',
  text: 'SELECT note_messages($1::uuid[], $2::uuid[], $3::timestamptz) AS room_id',
};
