import { sql, type RawBuilder } from 'kysely';
import { isDiscoverable, isVisible } from '#server/features/visibility/people.ts';
import { isForPack, isPublic, packOf } from '#server/features/visibility/posts.ts';
import type { Company } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TimedPlace } from '#server/platform/paging.ts';
import { ofAuthor } from './posts.queries.ts';

const isSince = (place: TimedPlace | undefined): RawBuilder<boolean> =>
  place === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(post.created_at, post.id) > (${place.at}::timestamptz, ${place.id}::uuid)`;

interface Since {
  viewerId: number;
  since: TimedPlace | undefined;
  most: number;
}

/**
 * Counts up to `most` posts after `since` that `publicPosts` would return and the viewer did not write. `demos` is the
 * number of counted posts by demo members.
 */
export async function newPublicPosts(
  db: Db,
  { viewerId, company, since, most }: Since & { company: Company },
): Promise<{ posts: number; demos: number }> {
  const { rows } = await sql<{ posts: number; demos: number }>`
    SELECT count(*)::int AS posts, count(*) FILTER (WHERE is_demo)::int AS demos FROM (
      SELECT (SELECT author.is_demo FROM account author WHERE author.id = post.user_id) AS is_demo FROM post
      WHERE ${isPublic('post')} AND ${isSince(since)} AND post.user_id <> ${viewerId}
        AND ${ofAuthor('post.user_id', isDiscoverable(viewerId, 'author', company))} LIMIT ${most}
    ) AS found
  `.execute(db);
  return rows[0] ?? { posts: 0, demos: 0 };
}

/** Counts up to `most` posts after `since` by people that the viewer follows, through the index `post_pack`. */
export async function newPackPosts(db: Db, { viewerId, since, most }: Since): Promise<number> {
  const { rows } = await sql<{ posts: number }>`
    SELECT count(*)::int AS posts FROM (
      SELECT FROM ${packOf(viewerId)} AS pack (id)
      CROSS JOIN LATERAL (
        SELECT FROM post WHERE post.user_id = pack.id AND ${isForPack('post')} AND ${isSince(since)} LIMIT ${most}
      ) AS fresh
      WHERE ${ofAuthor('pack.id', isVisible(viewerId, 'author'))} LIMIT ${most}
    ) AS found
  `.execute(db);
  return rows[0]?.posts ?? 0;
}
