import { sql } from 'kysely';
import type { ActivityKind } from '#contract/digest.ts';
import type { Db } from '#server/platform/database/database.ts';
import { standing, type ActivityFilter } from './digest.queries.ts';

/** The sums of one kind of entries in a digest. If the kind is null, they are for all kinds together. */
export interface Sum {
  kind: ActivityKind | null;
  /** The number of different people. */
  people: number;
  /** The ids of the latest two of these people; empty for all kinds together. */
  latest: number[];
  posts: number;
}

/**
 * Puts a person's entries after `since` that are unseen and in no digest into this digest, and returns its sums. An
 * entry is in one digest only. A comment that was sent as a mention is never sent as a comment, whatever is switched
 * off.
 */
export async function takeDigest(
  db: Db,
  { receiverId, kinds, since, digestId }: ActivityFilter & { since: Date; digestId: string },
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    WITH told AS (
      UPDATE activity SET told_in = ${digestId}
      WHERE receiver_id = ${receiverId} AND told_in IS NULL AND seen_at IS NULL AND id IN (
        SELECT activity.id ${standing(receiverId, kinds)} AND activity.told_in IS NULL AND activity.seen_at IS NULL
          AND activity.happened_at > ${since}::timestamptz)
      RETURNING kind, actor_id, post_id, comment_id, happened_at
    ), same AS (
      UPDATE activity SET told_in = ${digestId} FROM told
      WHERE activity.receiver_id = ${receiverId} AND activity.told_in IS NULL
        AND activity.comment_id = told.comment_id AND activity.kind <> told.kind
    ), person AS (
      SELECT kind, actor_id, max(happened_at) AS at FROM told GROUP BY kind, actor_id
    ), named AS (
      SELECT kind, (array_agg(actor_id ORDER BY at DESC, actor_id))[1:2] AS latest FROM person GROUP BY kind
    )
    SELECT sums.kind, sums.people, coalesce(named.latest, '{}') AS latest, sums.posts
    FROM (
      SELECT kind, count(DISTINCT actor_id)::int AS people, count(DISTINCT post_id)::int AS posts FROM told
      GROUP BY GROUPING SETS ((kind), ())
    ) sums
    LEFT JOIN named ON named.kind = sums.kind
    WHERE sums.people > 0
  `.execute(db);
  return rows;
}

/** Takes the entries out of an undelivered digest, so that a later digest can have them. */
export async function untell(db: Db, receiverId: number, digestId: string): Promise<void> {
  await sql`UPDATE activity SET told_in = NULL WHERE receiver_id = ${receiverId} AND told_in = ${digestId}`.execute(db);
}
