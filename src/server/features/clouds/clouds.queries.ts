import { sql, type RawBuilder } from 'kysely';
import { CLOUD_FACES, type CloudVibe } from '#contract/clouds.ts';
import { isDiscoverable, shownPictureOf, showsPresence } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { ALIVE, SHARED, SIZE, VIBE, type CloudFacts, type Wisher } from './score.ts';

/** The most clouds that one search scores: those with the latest messages of each vibe, in equal shares. */
export const LATEST = 200;

export interface CloudRow extends CloudFacts {
  room_id: string;
  score: number;
}

export interface CloudWish extends Wisher {
  viewerId: number;
  /** The vibes to search. */
  within: readonly CloudVibe[];
  limit: number;
  offset: number;
}

const wanted = (column: string, wants: readonly CloudVibe[]): RawBuilder<boolean> =>
  sql<boolean>`cloud.${sql.ref(column)} = ANY(${[...wants]}::text[])`;

/** Returns SQL for the score of the row `cloud`; `pointsOf` computes the same in plain code. */
function score({ wants, interests, now }: Wisher): RawBuilder<number> {
  const alive = ALIVE.map(
    ({ ms, points }) =>
      sql`WHEN cloud.spoke_at >= ${new Date(now.getTime() - ms)}::timestamptz THEN ${sql.lit(points)}`,
  );
  const size = SIZE.map(({ most, points }) => sql`WHEN cloud.member_count <= ${sql.lit(most)} THEN ${sql.lit(points)}`);
  const vibe =
    wants.length === 0
      ? sql`${sql.lit(VIBE.unknown)}`
      : sql`CASE WHEN ${wanted('vibe', wants)} THEN ${sql.lit(VIBE.tag)} ELSE 0 END
        + CASE WHEN ${wanted('type_vibe', wants)} THEN ${sql.lit(VIBE.type)} ELSE 0 END`;
  return sql<number>`(${vibe}
    + least(${sql.lit(SHARED.most)}, ${sql.lit(SHARED.each)} * bit_count(cloud.interests & ${interests}::bit(256)))::int
    + CASE ${sql.join(alive, sql` `)} ELSE 0 END + CASE ${sql.join(size, sql` `)} ELSE 0 END)`;
}

/** True if the viewer may find the owner of the room. */
function isOpenTo(viewerId: number, roomId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((SELECT ${isDiscoverable(viewerId, 'owner')} FROM room_member lead
    JOIN account owner ON owner.id = lead.user_id
    WHERE lead.room_id = ${roomId} AND lead.role = 'owner' AND lead.left_seq IS NULL LIMIT 1) IS TRUE)`;
}

/**
 * Returns the clouds that suit a person best. An index finds the latest clouds of each vibe. All of these are scored,
 * and then checked from the best on, one by one, until the page is full. OFFSET 0 and the scalar subqueries make the
 * database work in this order.
 */
export async function searchClouds(db: Db, wish: CloudWish): Promise<CloudRow[]> {
  const { viewerId, within, limit, offset } = wish;
  const { rows } = await sql<CloudRow>`
    SELECT ranked.* FROM (
      SELECT cloud.*, ${score(wish)} AS score
      FROM unnest(${[...within]}::text[]) AS leaning (vibe)
      CROSS JOIN LATERAL (
        SELECT * FROM group_cloud latest
        WHERE latest.vibe = leaning.vibe AND latest.member_count BETWEEN 1 AND 23
        ORDER BY latest.spoke_at DESC, latest.room_id LIMIT ${Math.floor(LATEST / within.length)}
      ) cloud
      ORDER BY score DESC, room_id OFFSET 0
    ) ranked
    WHERE (SELECT room.closed_at IS NULL FROM room WHERE room.id = ranked.room_id)
      AND (SELECT true FROM room_member own WHERE own.room_id = ranked.room_id AND own.user_id = ${viewerId}
        AND (own.left_seq IS NULL OR own.banned_at IS NOT NULL)) IS NULL
      AND ${isOpenTo(viewerId, sql`ranked.room_id`)}
    ORDER BY score DESC, room_id
    LIMIT ${limit} OFFSET ${offset}
  `.execute(db);
  return rows;
}

export async function insertCloud(
  trx: Trx,
  cloud: Pick<CloudRow, 'room_id' | 'cloud_type' | 'tag' | 'vibe' | 'type_vibe' | 'spoke_at'>,
): Promise<void> {
  await trx.insertInto('group_cloud').values(cloud).execute();
}

/** Counts the members of a cloud that was just made; from then on triggers keep the count. */
export async function countCloud(trx: Trx, roomId: string): Promise<void> {
  await sql`SELECT count_clouds(ARRAY[${roomId}]::uuid[])`.execute(trx);
}

/** Returns whether the room is a cloud whose owner the viewer may find. */
export async function isCloudFor(db: Db, roomId: string, viewerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    SELECT ${isOpenTo(viewerId, sql`cloud.room_id`)} AS is_open FROM group_cloud cloud WHERE cloud.room_id = ${roomId}
  `.execute(db);
  return rows[0]?.is_open === true;
}

export interface Around {
  room_id: string;
  name: string;
  description: string;
  gradient: number;
  picture_id: string | null;
  /** Some visible members; those who are online come first. */
  faces: number[];
  active_now: number;
}

/** Returns the texts of clouds, and some of the members that the viewer may find. */
export async function aroundClouds(
  db: Db,
  { roomIds, viewerId, onlineSince }: { roomIds: readonly string[]; viewerId: number; onlineSince: Date },
): Promise<Around[]> {
  const { rows } = await sql<Around>`
    SELECT room_group.room_id, room_group.name, room_group.description, room_group.gradient,
      ${shownPictureOf('room_group')} AS picture_id,
      coalesce(people.faces, '{}') AS faces, coalesce(people.active_now, 0) AS active_now
    FROM room_group
    LEFT JOIN (
      SELECT member.room_id, count(*) FILTER (WHERE ${isHere(onlineSince)})::int AS active_now,
        (array_agg(member.user_id ORDER BY ${isHere(onlineSince)} DESC, member.user_id))[1:${sql.lit(CLOUD_FACES)}] AS faces
      FROM room_member member
      JOIN account person ON person.id = member.user_id AND ${isDiscoverable(viewerId, 'person')}
      LEFT JOIN presence ON presence.user_id = member.user_id
      WHERE member.room_id = ANY(${[...roomIds]}::uuid[]) AND member.left_seq IS NULL
      GROUP BY member.room_id
    ) people ON people.room_id = room_group.room_id
    WHERE room_group.room_id = ANY(${[...roomIds]}::uuid[])
  `.execute(db);
  return rows;
}

function isHere(since: Date): RawBuilder<boolean> {
  return sql<boolean>`(${showsPresence('person')} AND coalesce(presence.last_seen_at > ${since}::timestamptz, false))`;
}
