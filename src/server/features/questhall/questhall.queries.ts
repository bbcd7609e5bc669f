import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface Entry {
  userId: number;
  /** A random point from 0 up to 1. */
  place: number;
  now: Date;
}

/** Lets somebody in; who was there already stays where they are and is there anew. */
export async function enter(trx: Trx, { userId, place, now }: Entry): Promise<void> {
  await trx
    .insertInto('quest_hall')
    .values({ user_id: userId, joined_at: now, place })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ joined_at: now }))
    .execute();
}

export async function leave(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('quest_hall').where('user_id', '=', userId).execute();
}

export async function flag(trx: Trx, userIds: number[], isIn: boolean): Promise<void> {
  if (userIds.length === 0) return;
  await trx.updateTable('account').set({ in_quest_hall: isIn }).where('id', 'in', userIds).execute();
}

/** Where somebody stands in the order of a draw. */
export interface Spot {
  userId: number;
  place: number;
}

interface Stretch {
  viewerId: number;
  /** Exclusive. */
  after: Spot;
  /** A place, exclusive. */
  before: number;
  /** Who was seen since then is here. */
  since: Date;
  most: number;
}

/** Condition on `hall` and `presence`. */
const isHere = (since: Date) =>
  sql<boolean>`(hall.stays OR greatest(hall.joined_at, presence.last_seen_at) > ${since})`;

/** The people on a stretch of the hall, in the order of their places. */
export async function thoseOn(db: Db, { viewerId, after, before, since, most }: Stretch): Promise<Spot[]> {
  const { rows } = await sql<Spot>`
    SELECT hall.user_id AS "userId", hall.place FROM quest_hall AS hall
    LEFT JOIN presence ON presence.user_id = hall.user_id
    WHERE (hall.place, hall.user_id) > (${after.place}::float8, ${after.userId}::bigint)
      AND hall.place < ${before}::float8 AND hall.user_id <> ${viewerId} AND ${isHere(since)}
    ORDER BY hall.place, hall.user_id LIMIT ${most}::int`.execute(db);
  return rows;
}

/** How many of `userIds` are in the hall. */
export async function countHere(db: Db, userIds: number[], since: Date): Promise<number> {
  const { rows } = await sql<{ here: number }>`
    SELECT count(*)::int AS here FROM quest_hall AS hall
    LEFT JOIN presence ON presence.user_id = hall.user_id
    WHERE hall.user_id = ANY(${userIds}::bigint[]) AND ${isHere(since)}`.execute(db);
  return rows[0]?.here ?? 0;
}

/**
 * Takes out at most `most` whom nobody has seen since; answers whose they are. Holds their accounts first, as joining
 * does, and looks at each again once they are held: who came back meanwhile stays.
 */
export async function takeOutGone(trx: Trx, { since, most }: { since: Date; most: number }): Promise<number[]> {
  const held = await sql<{ id: number }>`
    SELECT account.id FROM account
    JOIN quest_hall AS hall ON hall.user_id = account.id
    LEFT JOIN presence ON presence.user_id = hall.user_id
    WHERE NOT ${isHere(since)}
    ORDER BY account.id LIMIT ${most}::int FOR NO KEY UPDATE OF account SKIP LOCKED`.execute(trx);
  if (held.rows.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    DELETE FROM quest_hall AS hall USING account LEFT JOIN presence ON presence.user_id = account.id
    WHERE account.id = hall.user_id AND account.id = ANY(${held.rows.map(({ id }) => id)}::bigint[])
      AND NOT ${isHere(since)}
    RETURNING hall.user_id AS id`.execute(trx);
  return rows.map(({ id }) => id);
}
