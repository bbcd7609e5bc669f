import { sql } from 'kysely';
import { PREVIEW_LINES, PREVIEW_SPAN, TRENDING_MEMBERS } from '#contract/trending.ts';
import { floorOf, isSaid } from '#server/features/visibility/lines.ts';
import { isDiscoverable, isVisible, showsPresence } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isPerson } from './trending.queries.ts';

/** Returns the hall in which a person is, else the one that they would join. None for a person whom a hall banned. */
export async function hallToRead(
  db: Db,
  { trendingId, viewerId }: { trendingId: string; viewerId: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ room_id: string }>`
    SELECT hall.room_id FROM trending_hall hall
    LEFT JOIN room_member mine ON mine.room_id = hall.room_id AND mine.user_id = ${viewerId}
    WHERE hall.trending_id = ${trendingId} AND NOT EXISTS (
      SELECT FROM trending_hall other JOIN room_member banned ON banned.room_id = other.room_id
      WHERE other.trending_id = ${trendingId} AND banned.user_id = ${viewerId} AND banned.banned_at IS NOT NULL)
    ORDER BY (mine.user_id IS NOT NULL AND mine.left_seq IS NULL) DESC, (
      SELECT count(*) FROM room_member member WHERE member.room_id = hall.room_id AND member.left_seq IS NULL
    ) >= ${sql.lit(TRENDING_MEMBERS)}, hall.hall
    LIMIT 1
  `.execute(db);
  return rows[0]?.room_id;
}

export interface PreviewRow {
  id: string;
  sender_id: number;
  content: string | null;
  created_at: Date;
  said_today: number;
}

/** Returns the last lines of a hall, the newest first, that a person may read; of one's own hall, those after the floor. */
export async function lastLines(
  db: Db,
  { roomId, viewerId, dawn }: { roomId: string; viewerId: number; dawn: Date },
): Promise<PreviewRow[]> {
  const { rows } = await sql<PreviewRow>`
    SELECT event.id, event.sender_id, event.payload ->> 'content' AS content, event.created_at,
      (count(*) FILTER (WHERE event.created_at >= ${dawn}::timestamptz) OVER ())::int AS said_today
    FROM room
    LEFT JOIN room_member mine ON mine.room_id = room.id AND mine.user_id = ${viewerId} AND mine.left_seq IS NULL
    JOIN room_event event ON event.room_id = room.id AND event.seq > room.last_seq - ${sql.lit(PREVIEW_SPAN)}
      AND event.seq > coalesce(${floorOf('mine')}, 0) AND ${isSaid('event')}
    JOIN account author ON author.id = event.sender_id AND ${isPerson('author')} AND ${isVisible(viewerId, 'author')}
    WHERE room.id = ${roomId}
    ORDER BY event.seq DESC LIMIT ${sql.lit(PREVIEW_LINES)}
  `.execute(db);
  return rows;
}

/** Returns people in each hall who are online and show it, whom the viewer may find; who spoke last comes first. */
export async function peopleHere(
  db: Db,
  {
    roomIds,
    viewerId,
    onlineSince,
    most,
  }: { roomIds: readonly string[]; viewerId: number; onlineSince: Date; most: number },
): Promise<{ room_id: string; user_id: number }[]> {
  if (roomIds.length === 0) return [];
  const { rows } = await sql<{ room_id: string; user_id: number }>`
    SELECT hall.room_id, here.user_id FROM unnest(${[...roomIds]}::uuid[]) AS hall (room_id)
    CROSS JOIN LATERAL (
    SELECT member.user_id FROM room_member member
    JOIN presence ON presence.user_id = member.user_id AND presence.last_seen_at > ${onlineSince}::timestamptz
    JOIN account person ON person.id = member.user_id AND ${isPerson('person')} AND ${showsPresence('person')}
      AND ${isDiscoverable(viewerId, 'person', 'people')}
    WHERE member.room_id = hall.room_id AND member.left_seq IS NULL AND member.user_id <> ${viewerId}
    ORDER BY member.wrote_at DESC NULLS LAST, member.user_id LIMIT ${sql.lit(most)}
    ) here
  `.execute(db);
  return rows;
}

/** Returns the trending room whose hall this is, if the person is in it. */
export async function trendingOf(
  db: Db,
  { roomId, userId }: { roomId: string; userId: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('trending_hall as hall')
    .innerJoin('room_member as member', 'member.room_id', 'hall.room_id')
    .select('hall.trending_id')
    .where('hall.room_id', '=', roomId)
    .where('member.user_id', '=', userId)
    .where('member.left_seq', 'is', null)
    .executeTakeFirst();
  return row?.trending_id;
}
