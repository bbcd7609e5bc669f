import { sql, type Insertable, type Selectable } from 'kysely';
import { isCommentShown } from '#server/features/visibility/posts.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PostCommentTable } from '#server/platform/database/tables.ts';
import type { TimedPlace } from '#server/platform/paging.ts';

export type CommentRow = Selectable<PostCommentTable>;

/** A comment, addressed by its post. */
export interface CommentAt {
  postId: string;
  id: string;
}

export async function insertComment(trx: Trx, row: Insertable<PostCommentTable>): Promise<void> {
  await trx.insertInto('post_comment').values(row).execute();
}

/** Returns comments on a post after `place`, the oldest first, by people that the viewer (null: a visitor) may see. */
export async function commentsUnder(
  db: Db,
  {
    postId,
    viewerId,
    after,
    limit,
  }: { postId: string; viewerId: number | null; after: TimedPlace | undefined; limit: number },
): Promise<CommentRow[]> {
  const next =
    after === undefined
      ? sql`true`
      : sql`(remark.created_at, remark.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<CommentRow>`
    SELECT remark.* FROM post_comment remark JOIN account author ON author.id = remark.user_id
    WHERE remark.post_id = ${postId} AND ${isCommentShown(viewerId, 'remark')}
      AND ${isVisible(viewerId, 'author')} AND ${next}
    ORDER BY remark.created_at, remark.id LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Returns for each of the posts how many comments the viewer (null: a visitor) finds under it. */
export async function countComments(
  db: Db,
  postIds: readonly string[],
  viewerId: number | null,
): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT remark.post_id AS id, count(*)::int AS count
    FROM post_comment remark JOIN account author ON author.id = remark.user_id
    WHERE remark.post_id = ANY(${postIds}::uuid[]) AND ${isCommentShown(viewerId, 'remark')}
      AND ${isVisible(viewerId, 'author')}
    GROUP BY remark.post_id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns a comment if the viewer may see it and its author. The caller checks that the viewer may read the post. */
export async function commentAt(
  db: Db,
  { postId, id }: CommentAt,
  viewerId: number | null,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    SELECT remark.* FROM post_comment remark JOIN account author ON author.id = remark.user_id
    WHERE remark.post_id = ${postId} AND remark.id = ${id} AND ${isVisible(viewerId, 'author')}
      AND ${isCommentShown(viewerId, 'remark')}
  `.execute(db);
  return rows[0];
}

/** Deletes the person's own comment, or any comment if they wrote the post. Returns false if nothing was deleted. */
export async function deleteCommentBy(
  trx: Trx,
  { postId, id, userId, isPostsAuthor }: CommentAt & { userId: number; isPostsAuthor: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM post_comment WHERE post_id = ${postId} AND id = ${id} AND (user_id = ${userId} OR ${isPostsAuthor})
    RETURNING id
  `.execute(trx);
  return rows.length > 0;
}

export async function deleteCommentsOf(trx: Trx, postId: string): Promise<void> {
  await trx.deleteFrom('post_comment').where('post_id', '=', postId).execute();
}

/** Hides a comment from everybody but its author, or shows it again if `at` is null. */
export async function setCommentHidden(trx: Trx, { postId, id }: CommentAt, at: Date | null): Promise<void> {
  await trx
    .updateTable('post_comment')
    .set({ hidden_at: at })
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .execute();
}
