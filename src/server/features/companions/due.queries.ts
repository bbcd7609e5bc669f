import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A room whose answer one worker has taken upon itself. */
export interface Claim {
  room_id: string;
  seq: number;
  /** How often it was taken, this time included. */
  tries: number;
}

interface Wish {
  now: Date;
  until: Date;
  limit: number;
  /** Only these, and without waiting until they fall due. */
  rooms: readonly string[] | undefined;
  /** What this worker has already. */
  except: readonly string[];
}

/** Takes what is in nobody's hands, the oldest first; it is this worker's until `until`. */
export async function claimDue(db: Db, { now, until, limit, rooms, except }: Wish): Promise<Claim[]> {
  const wanted = rooms === undefined ? sql`due_at <= ${now}` : sql`room_id = ANY(${[...rooms]}::uuid[])`;
  const { rows } = await sql<Claim>`
    WITH free AS MATERIALIZED (
      SELECT room_id FROM companion_due
      WHERE ${wanted} AND room_id <> ALL (${[...except]}::uuid[])
        AND (claimed_until IS NULL OR claimed_until <= ${now})
      ORDER BY due_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE companion_due SET claimed_until = ${until}, tries = tries + 1
    FROM free
    WHERE companion_due.room_id = free.room_id
    RETURNING companion_due.room_id, companion_due.seq, companion_due.tries
  `.execute(db);
  return rows;
}

/** Keeps a room in this worker's hands; answers the line up to which an answer is owed by now, undefined when none is. */
export async function keepClaim(db: Db, roomId: string, until: Date): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    UPDATE companion_due SET claimed_until = ${until} WHERE room_id = ${roomId} RETURNING seq
  `.execute(db);
  return rows[0]?.seq;
}

/** Takes away the debt up to `seq`; false when more was said meanwhile, which is then in nobody's hands. */
export async function settleDue(db: Db, roomId: string, seq: number): Promise<boolean> {
  const settled =
    await sql`DELETE FROM companion_due WHERE room_id = ${roomId} AND seq <= ${seq} RETURNING seq`.execute(db);
  if (settled.rows.length > 0) return true;
  const { rows } = await sql`
    UPDATE companion_due SET claimed_until = NULL, tries = 0 WHERE room_id = ${roomId} RETURNING seq
  `.execute(db);
  return rows.length === 0;
}

/** Gives a room back, to be taken up again at `at`. */
export async function giveBack(db: Db, roomId: string, at: Date): Promise<void> {
  await sql`UPDATE companion_due SET claimed_until = NULL, due_at = ${at} WHERE room_id = ${roomId}`.execute(db);
}
