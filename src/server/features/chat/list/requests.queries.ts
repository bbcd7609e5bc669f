import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** Turns an empty direct room without a match into a request of its opener; returns false for any other room. */
export async function beginRequest(trx: Trx, { roomId, userId }: { roomId: string; userId: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE room SET asked_by = created_by
    WHERE id = ${roomId} AND created_by = ${userId} AND room_type = 'direct' AND match_id IS NULL AND asked_by IS NULL
      AND NOT EXISTS (SELECT FROM room_event event WHERE event.room_id = room.id AND event.type IN ('message', 'request_accepted'))
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends a request to this person. Returns the room's next seq and its two people; undefined if no request waits. */
export async function endRequest(
  trx: Trx,
  { roomId, userId }: { roomId: string; userId: number },
): Promise<{ seq: number; members: number[] } | undefined> {
  const { rows } = await sql<{ last_seq: number; user_low: number; user_high: number }>`
    UPDATE room SET asked_by = NULL, last_seq = last_seq + 1
    WHERE id = ${roomId} AND asked_by <> ${userId} AND ${userId} IN (user_low, user_high)
    RETURNING last_seq, user_low, user_high
  `.execute(trx);
  const [room] = rows;
  return room && { seq: room.last_seq, members: [room.user_low, room.user_high] };
}

/** Removes a request from its receiver's chats; returns false when there is none. */
export async function clearRequest(
  db: Db,
  { roomId, userId, now }: { roomId: string; userId: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE room_member member SET cleared_seq = room.last_seq, pinned_at = NULL, marked_unread = false,
      changed_at = ${now}
    FROM room
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND member.left_seq IS NULL
      AND room.id = member.room_id AND room.asked_by <> member.user_id
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
