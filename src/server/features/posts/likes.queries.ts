import { sql } from 'kysely';
import { isReadable } from '#server/features/visibility/posts.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { TimedPlace } from '#server/platform/paging.ts';
import type { PostRow } from './posts.queries.ts';

interface Like {
  postId: string;
  userId: number;
}

/** Adds a like. Returns false if the like exists already. */
export async function insertLike(trx: Trx, { postId, userId, now }: Like & { now: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('post_like')
    .values({ post_id: postId, user_id: userId, liked_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return (added ?? 0n) > 0n;
}

/** Removes a like. Returns false if there is no such like. */
export async function deleteLike(trx: Trx, { postId, userId }: Like): Promise<boolean> {
  const { numDeletedRows: gone } = await trx
    .deleteFrom('post_like')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return gone > 0n;
}

export async function deleteLikesOf(trx: Trx, postId: string): Promise<void> {
  await trx.deleteFrom('post_like').where('post_id', '=', postId).execute();
}

/** Adds the given differences, which may be negative, to the counters of a post. */
export async function count(
  trx: Trx,
  postId: string,
  { likes = 0, comments = 0 }: { likes?: number; comments?: number },
): Promise<void> {
  await sql`
    UPDATE post SET like_count = like_count + ${likes}, comment_count = comment_count + ${comments} WHERE id = ${postId}
  `.execute(trx);
}

/** Returns the ids of the posts in `ids` that a person has liked. */
export async function likedAmong(db: Db, userId: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('post_like')
    .select('post_id')
    .where('user_id', '=', userId)
    .where('post_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ post_id: id }) => id));
}

/** Subtracts a person's likes and comments from the counters of posts, before the account and its rows are deleted. */
export async function uncountPerson(trx: Trx, userId: number): Promise<void> {
  await sql`
    UPDATE post SET like_count = post.like_count - theirs.likes, comment_count = post.comment_count - theirs.comments
    FROM (
      SELECT given.post_id, sum(given.likes)::int AS likes, sum(given.comments)::int AS comments FROM (
        SELECT post_like.post_id, 1 AS likes, 0 AS comments FROM post_like WHERE post_like.user_id = ${userId}
        UNION ALL
        SELECT post_comment.post_id, 0, 1 FROM post_comment WHERE post_comment.user_id = ${userId}
      ) AS given GROUP BY given.post_id
    ) AS theirs
    WHERE post.id = theirs.post_id
  `.execute(trx);
}

/** Returns the posts that a person liked and the viewer may read, the last liked first. */
export async function likedPosts(
  db: Db,
  {
    userId,
    viewerId,
    after,
    limit,
  }: { userId: number; viewerId: number; after: TimedPlace | undefined; limit: number },
): Promise<(PostRow & { liked_at: Date })[]> {
  const next =
    after === undefined
      ? sql`true`
      : sql`(liked.liked_at, liked.post_id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<PostRow & { liked_at: Date }>`
    SELECT post.*, liked.liked_at FROM post_like liked
    JOIN post ON post.id = liked.post_id
    JOIN account author ON author.id = post.user_id
    WHERE liked.user_id = ${userId} AND ${isReadable(viewerId, { post: 'post', author: 'author' })} AND ${next}
    ORDER BY liked.liked_at DESC, liked.post_id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}
