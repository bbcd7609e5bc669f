import { sql } from 'kysely';
import type { roomTypes } from '#contract/chat.ts';
import { refusalIn, type WriteRefusal } from '#server/features/chat/changes/changes.queries.ts';
import { member, otherMember } from '#server/features/chat/log/chat.queries.ts';
import type { EventPayload } from '#server/features/chat/log/log.queries.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** Whether the lines of a room fade, in seconds, and what a member may say about it. */
export interface FadingRow {
  room_type: (typeof roomTypes)[number];
  fade_seconds: number | null;
  fade_asked_seconds: number | null;
  fade_asked_by: number | null;
  /** True when both people know the room: a request is accepted, and somebody has written. */
  is_known: boolean;
  refusal: WriteRefusal;
  is_with_character: boolean;
}

/** Returns the state for a member of the room; undefined for anybody else. */
export async function fadingOf(
  trx: Trx,
  { roomId, userId, now }: { roomId: string; userId: number; now: Date },
): Promise<FadingRow | undefined> {
  const { rows } = await sql<FadingRow>`
    SELECT room.room_type, room.fade_seconds, room.fade_asked_seconds, room.fade_asked_by,
      room.asked_by IS NULL AND room.last_seq > 0 AS is_known,
      ${refusalIn(sql`${userId}::bigint`, sql`${now}::timestamptz`)} AS refusal,
      EXISTS (SELECT FROM account other WHERE other.id = ${otherMember} AND (other.is_seed_user OR other.is_demo))
        AS is_with_character
    FROM room
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId} AND ${member}
    WHERE room.id = ${roomId}
  `.execute(trx);
  return rows[0];
}

interface Fading {
  seconds: number | null;
  askedSeconds: number | null;
  askedBy: number | null;
}

export async function putFading(trx: Trx, roomId: string, { seconds, askedSeconds, askedBy }: Fading): Promise<void> {
  await trx
    .updateTable('room')
    .set({ fade_seconds: seconds, fade_asked_seconds: askedSeconds, fade_asked_by: askedBy })
    .where('id', '=', roomId)
    .execute();
}

/** Returns the rooms of lines that are due, the longest due first. A room may occur several times. */
export async function linesEnded(db: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ room_id: string }>`
    SELECT room_id FROM room_event WHERE ends_at <= ${now} ORDER BY ends_at LIMIT ${most}
  `.execute(db);
  return rows.map(({ room_id }) => room_id);
}

/** Returns the lines of a room that are due, in order, under the room's lock. */
export async function endedIn(
  trx: Trx,
  { roomId, now, most }: { roomId: string; now: Date; most: number },
): Promise<{ seq: number; payload: EventPayload }[]> {
  const { rows } = await sql<{ seq: number; payload: EventPayload }>`
    SELECT seq, payload FROM room_event WHERE room_id = ${roomId} AND ends_at <= ${now} ORDER BY seq LIMIT ${most}
  `.execute(trx);
  return rows;
}

/** Keeps a line that has an end at least until a moment. */
export async function keepUntil(
  trx: Trx,
  { roomId, seq, until }: { roomId: string; seq: number; until: Date },
): Promise<void> {
  await sql`
    UPDATE room_event SET ends_at = greatest(ends_at, ${until}::timestamptz)
    WHERE room_id = ${roomId} AND seq = ${seq} AND ends_at IS NOT NULL
  `.execute(trx);
}
