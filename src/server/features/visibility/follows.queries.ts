import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { isFollowing, isVisible } from './visibility.queries.ts';

interface FollowEdge {
  userId: number;
  followeeId: number;
}

/** Adds a follow. Returns false if the follow exists already. */
export async function putFollow(trx: Trx, { userId, followeeId, now }: FollowEdge & { now: Date }): Promise<boolean> {
  const made = await trx
    .insertInto('follow')
    .values({ user_id: userId, followee_id: followeeId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function endFollow(db: Db, { userId, followeeId }: FollowEdge): Promise<void> {
  await db.deleteFrom('follow').where('user_id', '=', userId).where('followee_id', '=', followeeId).execute();
}

/** Ends the follows between two people in both directions. */
export async function endFollowsBetween(trx: Trx, a: number, b: number): Promise<void> {
  await sql`
    DELETE FROM follow WHERE (user_id = ${a} AND followee_id = ${b}) OR (user_id = ${b} AND followee_id = ${a})
  `.execute(trx);
}

export interface FollowCounts {
  followers: number;
  following: number;
}

export async function followCountsOf(db: Db, userId: number): Promise<FollowCounts> {
  const row = await db
    .selectFrom('follow_count')
    .select(['followers', 'following'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { followers: 0, following: 0 };
}

/**
 * Up to this many entries, a count beside a list counts what its viewer finds in the list. A larger one is the stored
 * count: nobody counts that far, and reading everybody would cost too much.
 */
export const COUNTED_ONE_BY_ONE = 200;

/** Returns the numbers of people that the viewer finds in the two lists of a person. */
export async function followCountsFor(db: Db, userId: number, viewerId: number | null): Promise<FollowCounts> {
  const counts = await followCountsOf(db, userId);
  const [followers, following] = await Promise.all([
    shownOf(counts.followers, () => followersOf(db, everybodyFor(userId, viewerId))),
    shownOf(counts.following, () => followeesOf(db, everybodyFor(userId, viewerId))),
  ]);
  return { followers, following };
}

async function shownOf(count: number, list: () => Promise<readonly unknown[]>): Promise<number> {
  return count === 0 || count > COUNTED_ONE_BY_ONE ? count : (await list()).length;
}

const everybodyFor = (userId: number, viewerId: number | null): FollowWish => ({
  userId,
  viewerId,
  after: undefined,
  limit: COUNTED_ONE_BY_ONE,
});

/** Returns the people in `ids` that the person follows. */
export async function followedAmong(db: Db, userId: number, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT one.id FROM unnest(${ids}::bigint[]) AS one(id) WHERE ${isFollowing(userId, sql.ref('one.id'))}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The time of a follow and the id of the person in the list. Both together are the place after which a page begins. */
export interface FollowPlace {
  at: Date;
  id: number;
}
export interface FollowWish {
  userId: number;
  /** Null for a visitor. */
  viewerId: number | null;
  after: FollowPlace | undefined;
  limit: number;
}

/** Returns the followers of a person that the viewer may see, the latest follow first. */
export async function followersOf(db: Db, { userId, viewerId, after, limit }: FollowWish): Promise<FollowPlace[]> {
  const { rows } = await sql<FollowPlace>`
    SELECT follow.created_at AS at, follow.user_id AS id FROM follow
    JOIN account AS person ON person.id = follow.user_id
    WHERE follow.followee_id = ${userId} AND ${isVisible(viewerId, 'person')}
      ${after === undefined ? sql`` : sql`AND (follow.created_at, follow.user_id) < (${after.at}, ${after.id})`}
    ORDER BY follow.created_at DESC, follow.user_id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Returns the people that a person follows and that the viewer may see, the latest follow first. */
export async function followeesOf(db: Db, { userId, viewerId, after, limit }: FollowWish): Promise<FollowPlace[]> {
  const { rows } = await sql<FollowPlace>`
    SELECT follow.created_at AS at, follow.followee_id AS id FROM follow
    JOIN account AS person ON person.id = follow.followee_id
    WHERE follow.user_id = ${userId} AND ${isVisible(viewerId, 'person')}
      ${after === undefined ? sql`` : sql`AND (follow.created_at, follow.followee_id) < (${after.at}, ${after.id})`}
    ORDER BY follow.created_at DESC, follow.followee_id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Returns a SELECT of the ids of people who follow a person and are followed back. */
export function friendsOf(userId: number): RawBuilder<{ id: number }> {
  return sql`
    SELECT mine.followee_id AS id FROM follow AS mine
    WHERE mine.user_id = ${userId} AND ${isFollowing(sql.ref('mine.followee_id'), userId)}`;
}
