import { sql } from 'kysely';
import type { UnsentReason } from '#contract/chat.scheduled.ts';
import { isActive, isAway, mayTalk } from '#server/features/visibility/people.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface ScheduledRow {
  id: string;
  room_id: string;
  content: string;
  send_at: Date;
  is_their_nine: boolean;
  is_sure: boolean;
  refusal: UnsentReason | null;
}

export interface ScheduledKey {
  userId: number;
  id: string;
}

const columns = sql`line.id, line.room_id, line.content, line.send_at, line.is_their_nine, line.is_sure, line.refusal`;

/** Returns a person's messages that were not sent yet, in the order of their times. */
export async function scheduledOf(db: Db, userId: number): Promise<ScheduledRow[]> {
  const { rows } = await sql<ScheduledRow>`
    SELECT ${columns} FROM scheduled_line line WHERE line.user_id = ${userId} ORDER BY line.send_at, line.id
  `.execute(db);
  return rows;
}

export async function scheduledLine(db: Db, { userId, id }: ScheduledKey): Promise<ScheduledRow | undefined> {
  const { rows } = await sql<ScheduledRow>`
    SELECT ${columns} FROM scheduled_line line WHERE line.user_id = ${userId} AND line.id = ${id}`.execute(db);
  return rows[0];
}

type NewLine = ScheduledKey & {
  roomId: string;
  content: string;
  sendAt: Date;
  isTheirNine: boolean;
  isSure: boolean;
};

/** Keeps a message for later; a repeat changes nothing. Returns false if the person already has `most`. */
export async function insertScheduled(
  trx: Trx,
  { userId, id, roomId, content, sendAt, isTheirNine, isSure }: NewLine,
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_full: boolean }>`
    WITH kept AS (
      SELECT count(*) >= ${most}::int AS is_full FROM scheduled_line WHERE user_id = ${userId} AND id <> ${id}::uuid
    ), added AS (
      INSERT INTO scheduled_line (user_id, id, room_id, content, send_at, is_their_nine, is_sure, made_at)
      SELECT ${userId}::bigint, ${id}::uuid, ${roomId}::uuid, ${content}, ${sendAt}::timestamptz, ${isTheirNine}::boolean,
        ${isSure}::boolean, ${now}::timestamptz
      FROM kept WHERE NOT is_full
      ON CONFLICT (user_id, id) DO NOTHING
    )
    SELECT is_full FROM kept
  `.execute(trx);
  return rows[0]?.is_full === false;
}

/**
 * Changes a message that was not sent, and takes it back from a worker that has it to send. Returns false if it is gone,
 * for example because it was sent.
 */
export async function changeLine(
  trx: Trx,
  { userId, id, roomId, content, sendAt, isTheirNine, isSure }: NewLine,
): Promise<boolean> {
  const { rows } = await sql`
    WITH free AS (
      DELETE FROM scheduled_due WHERE user_id = ${userId} AND line_id = ${id}
    )
    UPDATE scheduled_line SET content = ${content}, send_at = ${sendAt}, is_their_nine = ${isTheirNine},
      is_sure = ${isSure}, is_handed = false, refusal = NULL
    WHERE user_id = ${userId} AND id = ${id} AND room_id = ${roomId}
    RETURNING true AS is_changed
  `.execute(trx);
  return rows.length > 0;
}

/** Removes a message that was not sent. Returns false if it is gone. */
export async function deleteScheduled(
  db: Db,
  { userId, id, roomId }: ScheduledKey & { roomId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('scheduled_line')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks a message until the transaction ends, if it still has these words and this time; returns undefined otherwise. */
export async function holdScheduled(
  trx: Trx,
  { userId, id, content, sendAt }: ScheduledKey & { content: string; sendAt: Date },
): Promise<{ send_at: Date } | undefined> {
  const { rows } = await sql<{ send_at: Date }>`
    SELECT send_at FROM scheduled_line
    WHERE user_id = ${userId} AND id = ${id} AND content = ${content} AND send_at = ${sendAt} FOR UPDATE`.execute(trx);
  return rows[0];
}

/** Notes why a message was not sent; it stays with its writer. */
export async function refuseLine(
  db: Db,
  { userId, id, content, refusal }: ScheduledKey & { content: string; refusal: UnsentReason },
): Promise<void> {
  await sql`UPDATE scheduled_line SET refusal = ${refusal}
    WHERE user_id = ${userId} AND id = ${id} AND content = ${content} AND is_handed`.execute(db);
}

/** Hands messages whose time has come to the workers, once over all instances. Returns their number, at most `most`. */
export async function handOver(db: Db, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    WITH due AS MATERIALIZED (
      SELECT user_id, id FROM scheduled_line WHERE send_at <= ${now} AND NOT is_handed
      ORDER BY send_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), handed AS (
      UPDATE scheduled_line line SET is_handed = true FROM due
      WHERE line.user_id = due.user_id AND line.id = due.id
      RETURNING line.user_id, line.id
    ), noted AS (
      INSERT INTO scheduled_due (user_id, line_id, due_at)
      SELECT user_id, id, ${now}::timestamptz FROM handed ORDER BY user_id, id
      ON CONFLICT (user_id, line_id) DO UPDATE SET seq = scheduled_due.seq + 1, due_at = excluded.due_at, tries = 0
    )
    SELECT count(*)::int AS lines FROM handed
  `.execute(db);
  return rows[0]?.lines ?? 0;
}

export interface DueKey {
  user_id: number;
  line_id: string;
}
export type DueClaim = DueKey & Lease;

export const scheduledDue: LeaseTable<DueKey> = {
  name: 'scheduled_due',
  key: [
    { column: 'user_id', type: 'bigint' },
    { column: 'line_id', type: 'uuid' },
  ],
};

/** Returns whether a person's account is there: neither paused, suspended, held nor about to be deleted. */
export async function isPresent(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is_present: boolean }>`
    SELECT ${isActive('account')} AND NOT ${isAway(sql`${userId}::bigint`)} AS is_present
    FROM account WHERE account.id = ${userId}`.execute(db);
  return rows[0]?.is_present === true;
}

/**
 * Returns the zone of the other person of a member's open direct room. Undefined for any other room, while a request
 * waits, for a person with whom the member may not talk, and for one who does not say what time it is there.
 */
export async function toldZone(
  db: Db,
  { roomId, userId }: { roomId: string; userId: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ time_zone: string }>`
    SELECT other.time_zone FROM room_member member
    JOIN room ON room.id = member.room_id AND room.room_type = 'direct' AND room.closed_at IS NULL
      AND room.asked_by IS NULL AND room.last_seq > 0
    JOIN account other ON other.id = CASE member.user_id WHEN room.user_low THEN room.user_high ELSE room.user_low END
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND member.left_seq IS NULL
      AND other.tells_time AND ${mayTalk(userId, sql`other.id`)}
  `.execute(db);
  return rows[0]?.time_zone;
}
