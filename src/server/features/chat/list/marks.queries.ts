import { sql } from 'kysely';
import { member } from '#server/features/chat/log/chat.queries.ts';
import type { Db } from '#server/platform/database/database.ts';

interface Membership {
  roomId: string;
  userId: number;
  now: Date;
}

/**
 * Sets what is given of a member's marks; undefined when the person is no member. A pinned room keeps its place, and a
 * deleted one that is pinned or marked is in the list again.
 */
export async function setMarks(
  db: Db,
  {
    roomId,
    userId,
    now,
    isPinned,
    isUnread: marked,
  }: Membership & { isPinned?: boolean | undefined; isUnread?: boolean | undefined },
): Promise<{ pinned_at: Date | null; marked_unread: boolean } | undefined> {
  const pin = isPinned === undefined ? sql`pinned_at` : isPinned ? sql`coalesce(pinned_at, ${now})` : sql`NULL`;
  const { rows } = await sql<{ pinned_at: Date | null; marked_unread: boolean }>`
    UPDATE room_member member
    SET pinned_at = ${pin}, marked_unread = ${marked ?? sql`marked_unread`}, changed_at = ${now},
      deleted_seq = ${isPinned === true || marked === true ? sql`NULL` : sql`deleted_seq`}
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND ${member}
    RETURNING member.pinned_at, member.marked_unread
  `.execute(db);
  return rows[0];
}

/** Hides all lines so far from a member, and nobody else; returns the last of them, undefined when the person is no member. */
export async function clearLines(db: Db, { roomId, userId, now }: Membership): Promise<number | undefined> {
  const { rows } = await sql<{ cleared_seq: number }>`
    UPDATE room_member member SET cleared_seq = room.last_seq, marked_unread = false, changed_at = ${now}
    FROM room
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND ${member} AND room.id = member.room_id
    RETURNING member.cleared_seq
  `.execute(db);
  return rows[0]?.cleared_seq;
}

/** Takes a room of two from a member's list and hides its lines so far; false for any other room. */
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
