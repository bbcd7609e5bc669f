import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { IntroductionTable } from '#server/platform/database/tables.ts';

export type IntroductionRow = Selectable<IntroductionTable>;

interface New {
  id: string;
  byId: number;
  low: number;
  high: number;
  now: Date;
}

/** Throws a unique violation when the caller already introduced the same two people. */
export async function insertIntroduction(trx: Trx, { id, byId, low, high, now }: New): Promise<void> {
  await trx
    .insertInto('introduction')
    .values({ id, by_id: byId, user_low: low, user_high: high, made_at: now })
    .execute();
}

/** Deletes the caller's introduction of the same two people that ended before a moment. */
export async function deleteEnded(
  trx: Trx,
  { byId, low, high, before }: { byId: number; low: number; high: number; before: Date },
): Promise<void> {
  await trx
    .deleteFrom('introduction')
    .where('by_id', '=', byId)
    .where('user_low', '=', low)
    .where('user_high', '=', high)
    .where('made_at', '<=', before)
    .execute();
}

/** Locks and returns an open introduction of the person to another; undefined when it has ended or was withdrawn. */
export async function lockFor(
  trx: Trx,
  { id, userId, after }: { id: string; userId: number; after: Date },
): Promise<IntroductionRow | undefined> {
  const { rows } = await sql<IntroductionRow>`
    SELECT * FROM introduction
    WHERE id = ${id} AND (user_low = ${userId} OR user_high = ${userId}) AND made_at > ${after}
      AND withdrawn_at IS NULL
    FOR UPDATE
  `.execute(trx);
  return rows[0];
}

export async function setAnswer(
  trx: Trx,
  { id, byId, side, isYes }: { id: string; byId: number; side: 'said_low' | 'said_high'; isYes: boolean },
): Promise<void> {
  await trx
    .updateTable('introduction')
    .set({ [side]: isYes })
    .where('id', '=', id)
    .where('by_id', '=', byId)
    .execute();
}

export async function setRoom(
  trx: Trx,
  { id, byId, roomId }: { id: string; byId: number; roomId: string },
): Promise<void> {
  await trx
    .updateTable('introduction')
    .set({ room_id: roomId })
    .where('id', '=', id)
    .where('by_id', '=', byId)
    .execute();
}

/**
 * Returns the open introductions of a person to somebody, the latest first. An introduction is open until it makes a
 * room, is withdrawn, or this person declines it.
 */
export async function waitingFor(
  db: Db,
  { userId, after, most }: { userId: number; after: Date; most: number },
): Promise<IntroductionRow[]> {
  const { rows } = await sql<IntroductionRow>`
    SELECT * FROM introduction
    WHERE made_at > ${after} AND room_id IS NULL AND withdrawn_at IS NULL
      AND ((user_low = ${userId} AND said_low IS DISTINCT FROM false)
        OR (user_high = ${userId} AND said_high IS DISTINCT FROM false))
    ORDER BY made_at DESC, id LIMIT ${most}
  `.execute(db);
  return rows;
}

/** Returns the introductions that a person made, without the answers. */
export async function madeBy(
  db: Db,
  userId: number,
  after: Date,
): Promise<Pick<IntroductionRow, 'id' | 'user_low' | 'user_high' | 'made_at' | 'room_id'>[]> {
  return db
    .selectFrom('introduction')
    .select(['id', 'user_low', 'user_high', 'made_at', 'room_id'])
    .where('by_id', '=', userId)
    .where('made_at', '>', after)
    .where('withdrawn_at', 'is', null)
    .orderBy('made_at', 'desc')
    .execute();
}

/**
 * Withdraws the caller's introduction, if it made no room yet. Returns its two people; undefined if nothing changed.
 */
export async function setWithdrawn(
  trx: Trx,
  { id, byId, now }: { id: string; byId: number; now: Date },
): Promise<{ user_low: number; user_high: number } | undefined> {
  return trx
    .updateTable('introduction')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('by_id', '=', byId)
    .where('room_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['user_low', 'user_high'])
    .executeTakeFirst();
}
