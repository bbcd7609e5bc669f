import { sql } from 'kysely';
import type { SavedKind } from '#contract/saved.ts';
import { isLineShown } from '#server/features/chat/members.ts';
import { isDeleted, isHiddenFrom } from '#server/features/visibility/lines.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import { isReadable } from '#server/features/visibility/posts.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { folded } from '#server/platform/database/folded.queries.ts';
import type { TimedPlace } from '#server/platform/paging.ts';

export interface SavedRow {
  id: string;
  saved_at: Date;
  post_id: string | null;
  room_id: string | null;
  seq: number | null;
  sender_id: number | null;
  content: string | null;
  created_at: Date | null;
}

interface SavedSlice {
  userId: number;
  words: string;
  kind: SavedKind | undefined;
  after: TimedPlace | undefined;
  limit: number;
}

/**
 * Returns what a person saved after a place in the list, the last saved first, as far as they may read it today: a line
 * of a room that they are in, after they joined and cleared it, by somebody whom they see; or a post that they may read.
 */
export async function savedAfter(db: Db, { userId, words, kind, after, limit }: SavedSlice): Promise<SavedRow[]> {
  const next =
    after === undefined ? sql`true` : sql`(saved.saved_at, saved.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  // A voice note is found by its transcript.
  const content = sql<string>`coalesce(post.content, nullif(line.payload -> 'voice' ->> 'alt', ''),
    line.payload ->> 'content', '')`;
  const place = { roomId: sql.ref('saved.room_id'), seq: sql.ref('saved.seq') };
  const { rows } = await sql<SavedRow>`
    SELECT saved.id, saved.saved_at, saved.post_id, saved.room_id, saved.seq, line.sender_id, ${content} AS content,
      line.created_at
    FROM saved_thing saved
    LEFT JOIN room_event line ON line.room_id = saved.room_id AND line.seq = saved.seq AND line.type = 'message'
      AND NOT ${isDeleted('line')} AND NOT ${isHiddenFrom(userId, 'line')} AND ${isLineShown(userId, place)}
      AND EXISTS (SELECT FROM account sender WHERE sender.id = line.sender_id AND ${isVisible(userId, 'sender')})
    LEFT JOIN post ON post.id = saved.post_id AND (
      SELECT ${isReadable(userId, { post: 'post', author: 'author' })} FROM account author WHERE author.id = post.user_id
    ) IS TRUE
    WHERE saved.user_id = ${userId} AND ${next} AND (line.id IS NOT NULL OR post.id IS NOT NULL)
      AND ${kind === undefined ? sql`true` : kind === 'post' ? sql`saved.post_id IS NOT NULL` : sql`saved.post_id IS NULL`}
      AND (${words} = '' OR strpos(${folded(content)}, ${folded(sql`${words}::text`)}) > 0)
    ORDER BY saved.saved_at DESC, saved.id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

export async function isSavedBy(db: Db, userId: number, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_thing')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** A message by its room and seq, or a post; `id` is the id of either. */
export type SavedOrigin = { userId: number; id: string } & (
  | { roomId: string; seq: number; postId: null }
  | { roomId: null; seq: null; postId: string }
);

/** Counts a person's saved things without the thing `id`. */
export async function countOtherSaved(db: Db, userId: number, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_thing')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Saves a thing; a repeat changes nothing. */
export async function insertSaved(db: Db, { userId, id, roomId, seq, postId }: SavedOrigin, now: Date): Promise<void> {
  await db
    .insertInto('saved_thing')
    .values({ user_id: userId, id, room_id: roomId, seq, post_id: postId, saved_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

export async function deleteSaved(db: Db, userId: number, id: string): Promise<void> {
  await db.deleteFrom('saved_thing').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Takes a deleted message out of everybody's saved things. */
export async function deleteSavedLine(trx: Trx, { roomId, seq }: { roomId: string; seq: number }): Promise<void> {
  await trx.deleteFrom('saved_thing').where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

/** Takes a room out of the saved things of a person who left it. */
export async function deleteSavedRoom(trx: Trx, { roomId, userId }: { roomId: string; userId: number }): Promise<void> {
  await trx.deleteFrom('saved_thing').where('user_id', '=', userId).where('room_id', '=', roomId).execute();
}
