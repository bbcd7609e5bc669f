import { sql, type RawBuilder } from 'kysely';
import { activityKinds, type ActivityKind } from '#contract/digest.ts';
import { isNaming } from '#server/features/people/manners.ts';
import { isCommentShown, isReadable } from '#server/features/visibility/posts.ts';
import { isFollowing, isVisible } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { TimedPlace } from '#server/platform/paging.ts';

/** An action of one person (the actor) that concerns another (the receiver): a like, comment, follow or mention. */
export interface SocialDeed {
  receiverId: number;
  kind: ActivityKind;
  actorId: number;
  postId: string | null;
  commentId: string | null;
}

/**
 * Notes actions of one moment, unless the same action was noted before. Schedules a digest for receivers with a
 * subscribed device. The statement locks the receivers' rows in the order of their ids, so that two calls cannot
 * deadlock.
 */
export async function insertDeeds(
  trx: Trx,
  deeds: readonly SocialDeed[],
  { ids, now, dueAt }: { ids: readonly string[]; now: Date; dueAt: Date },
): Promise<void> {
  await sql`
    WITH thing AS MATERIALIZED (
      SELECT * FROM unnest(
        ${ids}::uuid[],
        ${deeds.map(({ receiverId }) => receiverId)}::bigint[],
        ${deeds.map(({ kind }) => kind)}::text[],
        ${deeds.map(({ actorId }) => actorId)}::bigint[],
        ${deeds.map(({ postId }) => postId)}::uuid[],
        ${deeds.map(({ commentId }) => commentId)}::uuid[]
      ) AS thing (id, receiver_id, kind, actor_id, post_id, comment_id)
    ), noted AS (
      INSERT INTO activity (id, receiver_id, kind, actor_id, post_id, comment_id, happened_at)
      SELECT thing.*, ${now}::timestamptz FROM thing ORDER BY receiver_id, kind
      ON CONFLICT (receiver_id, kind, actor_id, post_id, comment_id) DO NOTHING
    )
    INSERT INTO activity_due (user_id, seq, due_at)
    SELECT DISTINCT thing.receiver_id, 1, ${dueAt}::timestamptz FROM thing
    WHERE EXISTS (SELECT FROM push_subscription device WHERE device.user_id = thing.receiver_id)
    ORDER BY thing.receiver_id
    ON CONFLICT (user_id) DO UPDATE SET seq = activity_due.seq + 1
  `.execute(trx);
}

/** Returns the people with these handles who may read the post, and who see the actor and are seen by the actor. */
export async function namedReaders(
  trx: Trx,
  { postId, actorId, handles }: { postId: string; actorId: number; handles: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT named.id FROM account named
    JOIN post ON post.id = ${postId}
    JOIN account author ON author.id = post.user_id
    JOIN account actor ON actor.id = ${actorId}
    WHERE named.handle = ANY (${handles}::text[]) AND named.id <> ${actorId}
      AND ${isReadable(sql.ref('named.id'), { post: 'post', author: 'author' })}
      AND ${isVisible(sql.ref('named.id'), 'actor')} AND ${isVisible(actorId, 'named')}
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * True in SQL if the same text is also in the receiver's activity as a mention. The receiver's handle in the text is
 * not enough: only the first handles of a text become mentions, and the receiver may have taken the handle later.
 */
const isMentionNoted = sql`EXISTS (SELECT FROM activity mention
  WHERE mention.receiver_id = activity.receiver_id AND mention.kind = 'mention' AND mention.actor_id = activity.actor_id
    AND mention.post_id = activity.post_id AND mention.comment_id = activity.comment_id)`;

/**
 * The FROM and WHERE of the receiver's entries of these kinds that still hold. The actor is visible and no demo member,
 * and the receiver can read the post and the comment. A mention still names the receiver. A like or follow was not
 * taken back. A comment that also holds as a mention of the receiver is left out if `kinds` has mentions.
 */
export const standing = (receiverId: number, kinds: readonly ActivityKind[]): RawBuilder<unknown> => sql`
  FROM activity
  JOIN account receiver ON receiver.id = activity.receiver_id
  JOIN account actor ON actor.id = activity.actor_id AND NOT actor.is_demo
  LEFT JOIN post ON post.id = activity.post_id
  LEFT JOIN account author ON author.id = post.user_id
  LEFT JOIN post_comment remark ON remark.post_id = activity.post_id AND remark.id = activity.comment_id
  WHERE activity.receiver_id = ${receiverId} AND activity.kind = ANY (${kinds}::text[])
    AND ${isVisible(receiverId, 'actor')}
    AND (activity.post_id IS NULL OR ${isReadable(receiverId, { post: 'post', author: 'author' })})
    AND (activity.comment_id IS NULL OR (remark.id IS NOT NULL AND ${isCommentShown(receiverId, 'remark')}))
    AND CASE activity.kind
      WHEN 'like' THEN (SELECT true FROM post_like
        WHERE post_like.post_id = activity.post_id AND post_like.user_id = activity.actor_id) IS TRUE
      WHEN 'follow' THEN ${isFollowing(sql.ref('activity.actor_id'), receiverId)}
      WHEN 'mention' THEN ${isNaming(sql`coalesce(remark.content, post.content)`, sql`receiver.handle`)}
      ELSE NOT (${kinds.includes('mention')}::boolean AND ${isNaming(sql`remark.content`, sql`receiver.handle`)} AND ${isMentionNoted})
    END`;

/** True in SQL if the receiver's entry with this id still holds. The condition looks up one key. */
export const isStanding = (receiverId: number, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`((SELECT true ${standing(receiverId, activityKinds)} AND activity.id = ${id}) IS TRUE)`;

export interface ActivityRow {
  id: string;
  kind: ActivityKind;
  actor_id: number;
  post_id: string | null;
  happened_at: Date;
  seen_at: Date | null;
  words: string;
}

export interface ActivityFilter {
  receiverId: number;
  kinds: readonly ActivityKind[];
}

/** Returns a person's entries after a place in the list, the latest first. */
export async function activityAfter(
  db: Db,
  { receiverId, kinds, after, limit }: ActivityFilter & { after: TimedPlace | undefined; limit: number },
): Promise<ActivityRow[]> {
  const next =
    after === undefined
      ? sql`true`
      : sql`(activity.happened_at, activity.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<ActivityRow>`
    SELECT activity.id, activity.kind, activity.actor_id, activity.post_id, activity.happened_at, activity.seen_at,
      coalesce(remark.content, post.content, '') AS words
    ${standing(receiverId, kinds)} AND ${next}
    ORDER BY activity.happened_at DESC, activity.id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Returns the number of entries that the receiver has not seen, up to `most`. */
export async function countUnseen(
  db: Db,
  { receiverId, kinds, most }: ActivityFilter & { most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT activity.id ${standing(receiverId, kinds)} AND activity.seen_at IS NULL
      ORDER BY activity.happened_at DESC LIMIT ${most}
    ) unseen
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Marks an entry of the receiver and all older ones as seen. */
export async function markSeen(
  db: Db,
  { receiverId, from, now }: { receiverId: number; from: TimedPlace; now: Date },
): Promise<void> {
  await sql`
    UPDATE activity SET seen_at = ${now}
    WHERE receiver_id = ${receiverId} AND seen_at IS NULL
      AND (happened_at, id) <= (${from.at}::timestamptz, ${from.id}::uuid)
  `.execute(db);
}
