import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { showsPresence } from '#server/features/visibility/people.ts';

interface HallEntry {
  userId: number;
  /** The person's random place in the hall, from 0 up to 1. */
  place: number;
  now: Date;
}

/** Adds a person to the hall. A person who is already in the hall keeps their place and gets a new `joined_at`. */
export async function enter(trx: Trx, { userId, place, now }: HallEntry): Promise<void> {
  await trx
    .insertInto('quest_hall')
    .values({ user_id: userId, joined_at: now, place })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ joined_at: now }))
    .execute();
}

export async function leave(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('quest_hall').where('user_id', '=', userId).execute();
}

/** A person and their place. A draw reads people in the order of their places, and equal places in the order of ids. */
export interface Spot {
  userId: number;
  place: number;
}

interface Stretch {
  viewerId: number;
  /** The spot after which the stretch begins. */
  after: Spot;
  /** The place before which the stretch ends. */
  before: number;
  who: Who;
  most: number;
}

/** The people to read: those seen online since a time, those who joined or were seen since a time, or demo members. */
export type Who = { online: Date } | { here: Date } | 'demos';

function isMeant(who: Who) {
  if (who === 'demos') return sql<boolean>`hall.stays`;
  if ('here' in who) return sql<boolean>`NOT hall.stays AND ${isHere(who.here)}`;
  return sql<boolean>`NOT hall.stays AND presence.last_seen_at > ${who.online}
    AND (SELECT ${showsPresence('account')} FROM account WHERE account.id = hall.user_id)`;
}

/** Returns the condition that a row of `hall` has `stays`, or that its person joined or was seen after `since`. */
const isHere = (since: Date) =>
  sql<boolean>`(hall.stays OR greatest(hall.joined_at, presence.last_seen_at) > ${since})`;

/** Returns the people of a stretch of the hall in the order of their places, without the viewer. */
export async function thoseOn(db: Db, { viewerId, after, before, who, most }: Stretch): Promise<Spot[]> {
  const { rows } = await sql<Spot>`
    SELECT hall.user_id AS "userId", hall.place FROM quest_hall AS hall
    LEFT JOIN presence ON presence.user_id = hall.user_id
    WHERE (hall.place, hall.user_id) > (${after.place}::float8, ${after.userId}::bigint)
      AND hall.place < ${before}::float8 AND hall.user_id <> ${viewerId} AND ${isMeant(who)}
    ORDER BY hall.place, hall.user_id LIMIT ${most}::int`.execute(db);
  return rows;
}

/** Returns how many of `userIds` are in the hall and pass `isHere`. */
export async function countHere(db: Db, userIds: number[], since: Date): Promise<number> {
  const { rows } = await sql<{ here: number }>`
    SELECT count(*)::int AS here FROM quest_hall AS hall
    LEFT JOIN presence ON presence.user_id = hall.user_id
    WHERE hall.user_id = ANY(${userIds}::bigint[]) AND ${isHere(since)}`.execute(db);
  return rows[0]?.here ?? 0;
}

/**
 * Locks the accounts of up to `most` people who neither joined nor were seen after `since`; returns their ids,
 * ascending. Joining the hall takes the same lock. Skips accounts that are locked already.
 */
export async function lockGone(trx: Trx, { since, most }: { since: Date; most: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT account.id FROM account
    JOIN quest_hall AS hall ON hall.user_id = account.id
    LEFT JOIN presence ON presence.user_id = hall.user_id
    WHERE NOT ${isHere(since)}
    ORDER BY account.id LIMIT ${most}::int FOR NO KEY UPDATE OF account SKIP LOCKED`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Removes and returns the people in `ids` who are still absent under the lock; a person who has come back stays. */
export async function deleteGone(trx: Trx, ids: readonly number[], since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM quest_hall AS hall USING account LEFT JOIN presence ON presence.user_id = account.id
    WHERE account.id = hall.user_id AND account.id = ANY(${[...ids]}::bigint[]) AND NOT ${isHere(since)}
    RETURNING hall.user_id AS id`.execute(trx);
  return rows.map(({ id }) => id);
}
