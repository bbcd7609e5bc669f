import { sql, type Selectable } from 'kysely';
import { isHiddenFrom } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostTable } from '#server/platform/database/tables.ts';

export type PostRow = Selectable<PostTable>;

/** Where a page of the feed begins: right after this post. */
export interface Place {
  at: Date;
  id: string;
}

/** The newest public posts after `place`, by authors in good standing whom the viewer (null: a visitor) may see. */
export async function publicPosts(
  db: Db,
  { viewerId, after, limit }: { viewerId: number | null; after: Place | undefined; limit: number },
): Promise<PostRow[]> {
  let query = db
    .selectFrom('post')
    .innerJoin('account as author', 'author.id', 'post.user_id')
    .selectAll('post')
    .where('post.visibility', '=', 'public')
    .where('post.deleted_at', 'is', null)
    .where('author.suspended_at', 'is', null)
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit);
  if (viewerId !== null) query = query.where((eb) => eb.not(isHiddenFrom(viewerId, sql.ref('author.id'))));
  if (after !== undefined) {
    query = query.where(sql<boolean>`(post.created_at, post.id) < (${after.at}, ${after.id}::uuid)`);
  }
  return query.execute();
}

/** The post, unless its author deleted it; whoever may see it is not asked here. */
export async function postById(db: Db, id: string): Promise<PostRow | undefined> {
  return db.selectFrom('post').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** How many posts of the person's are there, of all or of the public ones. */
export async function countPosts(db: Db, userId: number, which: 'all' | 'public'): Promise<number> {
  const { rows } = await sql<{ posts: number }>`
    SELECT count(*)::int AS posts FROM post
    WHERE user_id = ${userId} AND deleted_at IS NULL AND (${which === 'all'} OR visibility = 'public')
  `.execute(db);
  return rows[0]?.posts ?? 0;
}
