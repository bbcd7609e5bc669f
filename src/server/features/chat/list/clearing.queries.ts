import { sql } from 'kysely';
import { member } from '#server/features/chat/log/chat.queries.ts';
import type { Db } from '#server/platform/database/database.ts';

interface Membership {
  roomId: string;
  userId: number;
  now: Date;
}

/** Hides all lines so far from one member. Returns the last line's seq; undefined for a person who is no member. */
export async function clearLines(db: Db, { roomId, userId, now }: Membership): Promise<number | undefined> {
  const { rows } = await sql<{ cleared_seq: number }>`
    UPDATE room_member member SET cleared_seq = room.last_seq, marked_unread = false, changed_at = ${now}
    FROM room
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND ${member} AND room.id = member.room_id
    RETURNING member.cleared_seq
  `.execute(db);
  return rows[0]?.cleared_seq;
}

/** Removes a room of two from a member's list and hides its lines so far. Returns false if there is no such room. */
export async function deleteFromList(db: Db, { roomId, userId, now }: Membership): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE room_member member SET cleared_seq = room.last_seq, deleted_seq = room.last_seq, pinned_at = NULL,
      marked_unread = false, changed_at = ${now}
    FROM room
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND ${member} AND room.id = member.room_id
      AND room.user_low IS NOT NULL
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
