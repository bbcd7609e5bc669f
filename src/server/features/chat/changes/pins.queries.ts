import { sql } from 'kysely';
import { floor, member } from '#server/features/chat/log/chat.queries.ts';
import { eventColumns, type EventRow } from '#server/features/chat/log/log.queries.ts';
import { isHidden } from '#server/features/visibility/lines.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface PinReader {
  roomId: string;
  userId: number;
}

/** SQL that is true when the member under the alias `member` may pin messages in the room. */
const mayPin = sql<boolean>`(room.user_low IS NOT NULL OR member.role IN ('owner', 'admin'))`;

/** Returns whether a member may pin, and how many messages are pinned; undefined for a person who is no member. */
export async function pinningOf(
  trx: Trx,
  { roomId, userId }: PinReader,
): Promise<{ may_pin: boolean; pinned: number } | undefined> {
  const { rows } = await sql<{ may_pin: boolean; pinned: number }>`
    SELECT ${mayPin} AS may_pin, (
      SELECT count(*)::int FROM room_event event WHERE event.room_id = room.id AND event.payload ? 'pinnedSeq'
    ) AS pinned
    FROM room
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId} AND ${member}
    WHERE room.id = ${roomId}
  `.execute(trx);
  return rows[0];
}

/** Returns the pins that a member reads, oldest message first, and the member's `joined_seq`; null for no member. */
export async function pinsOf(
  db: Db,
  { roomId, userId }: PinReader,
): Promise<{ mayPin: boolean; joined: number; rows: EventRow[] } | null> {
  const { rows } = await sql<EventRow & { may_pin: boolean; joined_seq: number }>`
    SELECT ${mayPin} AS may_pin, member.joined_seq, pin.*
    FROM room
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId} AND ${member}
    LEFT JOIN LATERAL (
      SELECT ${eventColumns} FROM room_event event
      WHERE event.room_id = room.id AND event.payload ? 'pinnedSeq' AND NOT ${isHidden('event')}
        AND event.seq > ${floor}
    ) pin ON true
    WHERE room.id = ${roomId}
    ORDER BY pin.seq
  `.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  return { mayPin: first.may_pin, joined: first.joined_seq, rows: rows.filter(({ seq }) => seq !== null) };
}
