import { sql, type Selectable } from 'kysely';
import { isDiscoverable, isPublic, isReadable } from '#server/features/visibility/visibility.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PostTable } from '#server/platform/database/tables.ts';

export type PostRow = Selectable<PostTable>;

/** A page of the feed begins right after this post. */
export interface Place {
  at: Date;
  id: string;
}

/** Returns the newest public posts after `place`, by authors that the viewer (null: a visitor) may find. */
export async function publicPosts(
  db: Db,
  { viewerId, after, limit }: { viewerId: number | null; after: Place | undefined; limit: number },
): Promise<PostRow[]> {
  let query = db
    .selectFrom('post')
    .innerJoin('account as author', 'author.id', 'post.user_id')
    .selectAll('post')
    .where(isPublic('post'))
    .where(isDiscoverable(viewerId, 'author'))
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(post.created_at, post.id) < (${after.at}, ${after.id}::uuid)`);
  }
  return query.execute();
}

/** The post, if the viewer (null: a visitor) may read it. */
export async function postById(db: Db, id: string, viewerId: number | null): Promise<PostRow | undefined> {
  return db
    .selectFrom('post')
    .innerJoin('account as author', 'author.id', 'post.user_id')
    .selectAll('post')
    .where('post.id', '=', id)
    .where(isReadable(viewerId, { post: 'post', author: 'author' }))
    .executeTakeFirst();
}

/** Returns who wrote a post, whoever may read it. */
export async function authorOf(db: Db, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('post').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

/** How many of a person's posts the viewer (null: a visitor) may read. */
export async function countPosts(db: Db, userId: number, viewerId: number | null): Promise<number> {
  const { rows } = await sql<{ posts: number }>`
    SELECT count(*)::int AS posts FROM post JOIN account AS author ON author.id = post.user_id
    WHERE post.user_id = ${userId} AND ${isReadable(viewerId, { post: 'post', author: 'author' })}
  `.execute(db);
  return rows[0]?.posts ?? 0;
}

/** Hides a post from everybody but its author, or with null shows it again. */
export async function setPostHidden(trx: Trx, id: string, at: Date | null): Promise<void> {
  await trx.updateTable('post').set({ hidden_at: at }).where('id', '=', id).execute();
}
