import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isDiscoverable, isFollowing, isVisible } from '#server/features/visibility/people.ts';
import {
  isForPack,
  isMeantFor,
  isPublic,
  isReadable,
  readableOf,
  ownUndeleted,
  packOf,
} from '#server/features/visibility/posts.ts';
import type { Company } from '#server/features/visibility/visibility.ts';
import { KEPT, type Db, type Trx } from '#server/platform/database/database.ts';
import type { PostTable } from '#server/platform/database/tables.ts';
import type { TimedPlace } from '#server/platform/paging.ts';

export type PostRow = Selectable<PostTable>;

/** The part of a feed that a page shows. */
export interface Slice {
  after: TimedPlace | undefined;
  limit: number;
}

const isAfter = (place: TimedPlace | undefined): RawBuilder<boolean> =>
  place === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(post.created_at, post.id) < (${place.at}::timestamptz, ${place.id}::uuid)`;

/**
 * Returns a condition on the author's account, which is looked up by key. In a join, the planner would underestimate
 * how many accounts pass, and would start with everybody's account.
 */
export const ofAuthor = (id: string, holds: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`((SELECT ${holds} FROM account author WHERE author.id = ${sql.ref(id)}) IS TRUE)`;

/** Returns a page of public posts, newest first, by authors that the viewer (null: a visitor) may find. */
export async function publicPosts(
  db: Db,
  { viewerId, company, after, limit }: Slice & { viewerId: number | null; company: Company },
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    SELECT post.* FROM post
    WHERE ${isPublic('post')} AND ${ofAuthor('post.user_id', isDiscoverable(viewerId, 'author', company))}
      AND ${isAfter(after)}
    ORDER BY post.created_at DESC, post.id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/**
 * Returns a page of posts with the challenge's tag, newest first. The viewer may read each post, and may find or
 * already follows its author. The condition on the text matches the index `post_challenge`.
 */
export async function challengePosts(
  db: Db,
  { viewerId, company, after, limit }: PackSlice & { company: Company },
): Promise<PostRow[]> {
  const mayRead = isReadable(viewerId, { post: 'post', author: 'author' });
  const mayMeet = sql<boolean>`(${isDiscoverable(viewerId, 'author', company)} OR ${isFollowing(viewerId, sql`author.id`)})`;
  const { rows } = await sql<PostRow>`
    SELECT post.* FROM post
    WHERE post.content ~* '#wildselfchallenge\\M' AND ${isAfter(after)}
      AND ${ofAuthor('post.user_id', sql<boolean>`(${mayRead} AND ${mayMeet})`)}
    ORDER BY post.created_at DESC, post.id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

type PackSlice = Slice & { viewerId: number };

const newestFirst = sql`created_at DESC, id DESC`;
const PLACE = sql`post.created_at, post.id`;

/** Selects the time and id of the viewer's own newest posts, whatever the audience of the posts. */
const ownPlaces = ({ viewerId, after, limit }: PackSlice): RawBuilder<TimedPlace> => sql<TimedPlace>`(
  SELECT ${PLACE} FROM post
  WHERE post.user_id = ${viewerId} AND ${ownUndeleted(viewerId, 'post')} AND ${isAfter(after)} ORDER BY ${newestFirst} LIMIT ${limit}
)`;

/**
 * Returns a page of posts by the viewer and the people they follow, newest first. A page of `limit` posts can only come
 * from the `limit` followees with the newest posts. So each followee is probed for one post, and then only these
 * `limit` followees for `limit` posts each. The probes read only the index `post_pack`. OFFSET 0 makes PostgreSQL sort
 * the followees first, so that it checks the visibility of the first ones only. The rows are fetched only for the page.
 */
export async function packByProbe(db: Db, slice: PackSlice): Promise<PostRow[]> {
  const { viewerId, after, limit } = slice;
  const placesOf = (author: string, most: number) => sql`(
    SELECT ${PLACE} FROM post
    WHERE post.user_id = ${sql.ref(author)} AND ${isForPack('post')} AND ${isAfter(after)} ORDER BY ${newestFirst} LIMIT ${most}
  )`;
  // Every row is found by a key, so one plan fits all viewers. Planning each time would take as long as the read.
  const { rows } = await sql<PostRow>`${sql.raw(KEPT)}
    SELECT post.* FROM (
      (SELECT found.created_at, found.id FROM (
        SELECT author_id FROM (
          SELECT pack.id AS author_id FROM ${packOf(viewerId)} AS pack (id)
          CROSS JOIN LATERAL ${placesOf('pack.id', 1)} AS newest
          ORDER BY newest.created_at DESC, newest.id DESC OFFSET 0
        ) AS followee WHERE ${ofAuthor('followee.author_id', isVisible(viewerId, 'author'))} LIMIT ${limit}
      ) AS best
      CROSS JOIN LATERAL ${placesOf('best.author_id', limit)} AS found ORDER BY ${newestFirst} LIMIT ${limit})
      UNION ALL ${ownPlaces(slice)} ORDER BY ${newestFirst} LIMIT ${limit}
    ) AS page JOIN post ON post.id = page.id ORDER BY post.created_at DESC, post.id DESC
  `.execute(db);
  return rows;
}

/**
 * Returns the same page as `packByProbe`, for a person with very many followees. Filters the newest posts of everybody.
 */
export async function packByRecency(db: Db, slice: PackSlice): Promise<PostRow[]> {
  const { viewerId, after, limit } = slice;
  const { rows } = await sql<PostRow>`
    SELECT post.* FROM (
      (SELECT ${PLACE} FROM post
      WHERE ${isForPack('post')} AND ${isFollowing(viewerId, sql`post.user_id`)}
        AND ${ofAuthor('post.user_id', isVisible(viewerId, 'author'))} AND ${isAfter(after)}
      ORDER BY ${newestFirst} LIMIT ${limit})
      UNION ALL ${ownPlaces(slice)} ORDER BY ${newestFirst} LIMIT ${limit}
    ) AS page JOIN post ON post.id = page.id ORDER BY post.created_at DESC, post.id DESC
  `.execute(db);
  return rows;
}

/** Returns a page of one author's posts that the viewer (null: a visitor) may read, newest first. */
export async function postsOf(
  db: Db,
  { userId, viewerId, after, limit }: Slice & { userId: number; viewerId: number | null },
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    SELECT post.* FROM post JOIN account author ON author.id = post.user_id
    WHERE post.user_id = ${userId} AND ${isReadable(viewerId, { post: 'post', author: 'author' })} AND ${isAfter(after)}
    ORDER BY post.created_at DESC, post.id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Returns the post if the viewer (null: a visitor) may read it. */
export async function postById(db: Db, id: string, viewerId: number | null): Promise<PostRow | undefined> {
  return db
    .selectFrom('post')
    .innerJoin('account as author', 'author.id', 'post.user_id')
    .selectAll('post')
    .where('post.id', '=', id)
    .where(isReadable(viewerId, { post: 'post', author: 'author' }))
    .executeTakeFirst();
}

/** Returns those of the posts that the viewer (null: a visitor) may read. */
export async function postsByIds(db: Db, ids: readonly string[], viewerId: number | null): Promise<PostRow[]> {
  return db
    .selectFrom('post')
    .innerJoin('account as author', 'author.id', 'post.user_id')
    .selectAll('post')
    .where('post.id', 'in', ids)
    .where(isReadable(viewerId, { post: 'post', author: 'author' }))
    .execute();
}

/** Returns which of the given people could read the post if it were neither deleted nor hidden. */
export async function peopleFor(db: Db, id: string, userIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT viewer.id FROM unnest(${userIds}::bigint[]) AS viewer (id)
    CROSS JOIN post JOIN account author ON author.id = post.user_id
    WHERE post.id = ${id} AND ${isMeantFor(sql.ref('viewer.id'), { post: 'post', author: 'author' })}
  `.execute(db);
  return rows.map(({ id: viewer }) => viewer);
}

/** Returns the author of a post, without a check of who may read it. */
export async function authorOf(db: Db, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('post').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

/** Returns the number of a person's posts that the viewer may read. It does not check that they may see the person. */
export async function countPosts(db: Db, userId: number, viewerId: number | null): Promise<number> {
  const { rows } = await sql<{ posts: number }>`
    SELECT ${readableOf(viewerId, 'counted')} AS posts FROM post_count AS counted WHERE counted.user_id = ${userId}
  `.execute(db);
  return rows[0]?.posts ?? 0;
}

/** Returns the earlier texts of a post, oldest first. */
export async function earlierWords(db: Db, id: string): Promise<string[]> {
  const row = await db.selectFrom('post').select('earlier').where('id', '=', id).executeTakeFirst();
  return row?.earlier ?? [];
}

/** Hides a post from everybody but its author. With null, shows the post again. */
export async function setPostHidden(trx: Trx, id: string, at: Date | null): Promise<void> {
  await trx.updateTable('post').set({ hidden_at: at }).where('id', '=', id).execute();
}
