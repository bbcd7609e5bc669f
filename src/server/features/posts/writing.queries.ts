import { sql, type Insertable } from 'kysely';
import { mayWrite } from '#server/features/people/manners.ts';
import { awaitsAge, isSilenced } from '#server/features/visibility/people.ts';
import { isReadable, ownUndeleted } from '#server/features/visibility/posts.ts';
import type { TakenAway } from '#server/features/visibility/visibility.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PostTable } from '#server/platform/database/tables.ts';
import type { PostRow } from './posts.queries.ts';

/** The data that may stop a person from posting or commenting. */
export interface Pen {
  is_silenced: boolean;
  waits_for_age: boolean;
  can_write: boolean;
}

/** Returns what may stop a person from writing at `now`; undefined if there is no account. */
export async function penOf(db: Db, userId: number, now: Date): Promise<Pen | undefined> {
  const { rows } = await sql<Pen>`
    SELECT ${isSilenced(sql`account.id`, sql`${now}::timestamptz`)} AS is_silenced, ${awaitsAge(sql`account.id`)} AS waits_for_age,
      ${mayWrite(sql`${userId}::bigint`)} AS can_write
    FROM account WHERE account.id = ${userId}
  `.execute(db);
  return rows[0];
}

/** Locks a person's account row until the transaction ends, so that their posts are written one at a time. */
export async function holdAuthor(trx: Trx, userId: number): Promise<void> {
  await sql`SELECT FROM account WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
}

/** Returns the times of a person's posts since a moment, the newest first; deleted posts count. */
export async function writtenSince(
  trx: Trx,
  { userId, since, most }: { userId: number; since: Date; most: number },
): Promise<Date[]> {
  const rows = await trx
    .selectFrom('post')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ created_at: at }) => at);
}

export async function insertPost(trx: Trx, row: Insertable<PostTable>): Promise<void> {
  await trx.insertInto('post').values(row).execute();
}

/** Locks and returns the post if the reader may read it, so that concurrent changes of a post wait for each other. */
export async function holdPost(trx: Trx, id: string, readerId: number): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    SELECT post.* FROM post JOIN account author ON author.id = post.user_id
    WHERE post.id = ${id} AND ${isReadable(readerId, { post: 'post', author: 'author' })}
    FOR NO KEY UPDATE OF post
  `.execute(trx);
  return rows[0];
}

/** Locks a post without a check of who may read it, for a person who takes back their own comment or like. */
export async function lockPost(trx: Trx, id: string): Promise<void> {
  await sql`SELECT FROM post WHERE post.id = ${id} FOR NO KEY UPDATE`.execute(trx);
}

/** Locks and returns a person's own post that is not deleted. */
export async function holdOwnPost(trx: Trx, id: string, userId: number): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    SELECT post.* FROM post WHERE post.id = ${id} AND ${ownUndeleted(userId, 'post')} FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0];
}

/** Replaces the words of a post, and adds the replaced words to its earlier texts. */
export async function changeWords(
  trx: Trx,
  { id, content, now }: { id: string; content: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE post SET earlier = earlier || content, content = ${content}, edited_at = ${now} WHERE id = ${id}
  `.execute(trx);
}

/** Deletes the content of a post that its author removes. The empty row stays for a while. */
export async function emptyPost(trx: Trx, id: string, mark: TakenAway): Promise<void> {
  await trx
    .updateTable('post')
    .set({ content: '', earlier: [], picture: null, gif: null, like_count: 0, comment_count: 0, ...mark })
    .where('id', '=', id)
    .execute();
}
