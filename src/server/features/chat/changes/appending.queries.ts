import { sql } from 'kysely';
import type { Role } from '#contract/chat.notices.ts';
import type { roomTypes } from '#contract/chat.ts';
import { otherMember } from '#server/features/chat/log/chat.queries.ts';
import { isAmongOthers } from '#server/features/chat/log/chat.statements.ts';
import type { EventPayload } from '#server/features/chat/log/log.queries.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { refusalIn, type WriteRefusal } from './changes.queries.ts';

/** The state of a room in which a member wants to write. */
export interface Desk {
  room_type: (typeof roomTypes)[number];
  last_seq: number;
  role: Role;
  refusal: WriteRefusal;
  /**
   * True while slow mode keeps the member from writing after their last message. Owners, admins and a member who is
   * alone are exempt.
   */
  is_slowed: boolean;
  /** True when the other person of a direct room is an AI character or a demo member. */
  is_with_character: boolean;
}

/** Returns the state of the room for a member; undefined when the person is not a member. */
export async function deskOf(
  trx: Trx,
  { roomId, userId, now }: { roomId: string; userId: number; now: Date },
): Promise<Desk | undefined> {
  const { rows } = await sql<Desk>`
    SELECT room.room_type, room.last_seq, member.role,
      ${refusalIn(sql`${userId}::bigint`, sql`${now}::timestamptz`)} AS refusal,
      (member.role = 'member' AND member.wrote_at > ${now}::timestamptz - make_interval(secs => room.slow_seconds)
        AND ${isAmongOthers}) IS TRUE AS is_slowed,
      EXISTS (SELECT FROM account other WHERE other.id = ${otherMember} AND (other.is_seed_user OR other.is_demo))
        AS is_with_character
    FROM room
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId} AND member.left_seq IS NULL
    WHERE room.id = ${roomId}
  `.execute(trx);
  return rows[0];
}

export interface NewMessage {
  id: string;
  roomId: string;
  userId: number;
  payload: EventPayload;
  now: Date;
  /** The message does not disappear before this moment, also where lines are kept for a shorter time. */
  keptUntil?: Date | undefined;
}

/** Appends a message to the log of a room that is locked; returns its seq. */
export async function insertMessage(
  trx: Trx,
  { id, roomId, userId, payload, now, keptUntil }: NewMessage,
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    WITH head AS (
      UPDATE room SET last_seq = last_seq + 1, last_event_at = ${now} WHERE id = ${roomId}
      RETURNING last_seq, slow_seconds, ${now}::timestamptz + make_interval(secs => fade_seconds) AS ends_at
    ), paced AS (
      UPDATE room_member SET wrote_at = ${now} FROM head
      WHERE head.slow_seconds IS NOT NULL AND room_member.room_id = ${roomId} AND room_member.user_id = ${userId}
    )
    INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at, ends_at)
    SELECT ${roomId}::uuid, last_seq, ${id}::uuid, 'message', ${userId}::bigint, ${JSON.stringify(payload)}::jsonb,
      ${now}::timestamptz,
      CASE WHEN ends_at IS NOT NULL THEN greatest(ends_at, ${keptUntil ?? null}::timestamptz) END
    FROM head
    RETURNING seq
  `.execute(trx);
  if (rows[0] === undefined) throw new Error(`The room ${roomId} is gone.`);
  return rows[0].seq;
}

/** Runs a step of the message writer for a message that was written without it. Returns the step's rows. */
export async function runStep(
  trx: Trx,
  step: string,
  { roomId, seq }: { roomId: string; seq: number },
): Promise<unknown[]> {
  const { rows } = await sql`
    WITH written AS (
      SELECT room_id, seq, sender_id, created_at FROM room_event WHERE room_id = ${roomId} AND seq = ${seq}
    ) ${sql.raw(step)}
  `.execute(trx);
  return rows;
}
