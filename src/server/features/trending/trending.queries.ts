import { sql, type RawBuilder, type Selectable } from 'kysely';
import { TREND_HOURS, TREND_PARTS } from '#contract/trending.ts';
import { isSaid } from '#server/features/visibility/lines.ts';
import { isVisible, showsPresence } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { TrendTable } from '#server/platform/database/tables.ts';

export type TrendRow = Selectable<TrendTable>;

/** The number of a hall's newest lines that are counted at most, so that the busiest hall does not cost much more. */
const LINES = 5000;
/** How many of the newest lines are searched for an author that the viewer may see. */
const LAST_LINES = 50;
const PART_SECONDS = (TREND_HOURS * 3600) / TREND_PARTS;

/** The account with this alias is a person's: neither an AI character nor a demo member. */
export function isPerson(account: string): RawBuilder<boolean> {
  return sql<boolean>`NOT (${sql.ref(`${account}.is_seed_user`)} OR ${sql.ref(`${account}.is_demo`)})`;
}

/** Stores a hall whose group exists. Returns false if the hall is stored already. */
export async function insertHall(
  trx: Trx,
  hall: { room_id: string; trending_id: string; hall: number },
): Promise<boolean> {
  const made = await trx
    .insertInto('trending_hall')
    .values(hall)
    .onConflict((conflict) => conflict.doNothing())
    .returning('room_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Returns the halls that a person is in. */
export async function joinedHalls(db: Db, userId: number): Promise<{ trending_id: string; room_id: string }[]> {
  const { rows } = await sql<{ trending_id: string; room_id: string }>`
    SELECT hall.trending_id, hall.room_id FROM trending_hall hall
    JOIN room_member member ON member.room_id = hall.room_id AND member.user_id = ${userId}
    WHERE member.left_seq IS NULL
  `.execute(db);
  return rows;
}

export interface HallRow {
  room_id: string;
  trending_id: string;
  members: number;
  online: number;
  sender_id: number | null;
  content: string | null;
  said_at: Date | null;
}

/** Returns all halls with the numbers of people in them and online, and their newest line, that the viewer may see. */
export async function hallsFor(
  db: Db,
  { viewerId, onlineSince }: { viewerId: number; onlineSince: Date },
): Promise<HallRow[]> {
  const { rows } = await sql<HallRow>`
    SELECT hall.room_id, hall.trending_id, coalesce(people.members, 0) AS members, coalesce(people.online, 0) AS online,
      said.sender_id, said.content, said.created_at AS said_at
    FROM trending_hall hall
    JOIN room ON room.id = hall.room_id
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS members, count(*) FILTER (
        WHERE ${showsPresence('person')} AND presence.last_seen_at > ${onlineSince}::timestamptz)::int AS online
      FROM room_member member
      JOIN account person ON person.id = member.user_id AND ${isPerson('person')} AND ${isVisible(viewerId, 'person')}
      LEFT JOIN presence ON presence.user_id = member.user_id
      WHERE member.room_id = hall.room_id AND member.left_seq IS NULL
    ) people ON true
    LEFT JOIN LATERAL (
      SELECT event.sender_id, event.payload ->> 'content' AS content, event.created_at
      FROM room_event event
      JOIN account author ON author.id = event.sender_id AND ${isPerson('author')} AND ${isVisible(viewerId, 'author')}
      WHERE event.room_id = hall.room_id AND event.seq > room.last_seq - ${sql.lit(LAST_LINES)}
        AND ${isSaid('event')}
      ORDER BY event.seq DESC LIMIT 1
    ) said ON true
  `.execute(db);
  return rows;
}

/**
 * Returns how many people spoke in a room's halls after `since`, in all and per interval. A person counts if visitors may
 * see them and their account was made before `joinedBefore`.
 */
export async function countPeople(
  db: Db,
  { trendingId, since, joinedBefore }: { trendingId: string; since: Date; joinedBefore: Date },
): Promise<{ people: number; line: number[] }> {
  const { rows } = await sql<{ people: number; line: number[] }>`
    WITH lately AS MATERIALIZED (
      SELECT DISTINCT person.id AS user_id,
        least(floor(extract(epoch FROM event.created_at - ${since}::timestamptz) / ${sql.lit(PART_SECONDS)})::int,
          ${sql.lit(TREND_PARTS - 1)}) AS part
      FROM trending_hall hall
      JOIN room ON room.id = hall.room_id
      JOIN room_event event ON event.room_id = hall.room_id AND event.seq > room.last_seq - ${sql.lit(LINES)}
        AND event.created_at > ${since}::timestamptz AND ${isSaid('event')}
      JOIN account person ON person.id = event.sender_id AND ${isPerson('person')}
        AND person.created_at < ${joinedBefore}::timestamptz AND ${isVisible(null, 'person')}
      WHERE hall.trending_id = ${trendingId}
    )
    SELECT (SELECT count(DISTINCT user_id)::int FROM lately) AS people, array_agg(counted.people ORDER BY counted.part) AS line
    FROM (
      SELECT part, (SELECT count(*)::int FROM lately WHERE lately.part = parts.part) AS people
      FROM generate_series(0, ${sql.lit(TREND_PARTS - 1)}) AS parts (part)
    ) counted
  `.execute(db);
  return rows[0] ?? { people: 0, line: [] };
}

/** Records how many people a room had at a moment of an hour. The highest number of the hour stays. */
export async function noteHour(
  trx: Trx,
  { trendingId, hour, people }: { trendingId: string; hour: Date; people: number },
): Promise<void> {
  await sql`
    INSERT INTO trend_hour (trending_id, hour, people) VALUES (${trendingId}, ${hour}, ${people})
    ON CONFLICT (trending_id, hour) DO UPDATE SET people = greatest(trend_hour.people, excluded.people)
  `.execute(trx);
}

/** Returns the mean of a room's people at the same hour on the seven days before; an hour without a record counts 0. */
export async function meanAt(db: Db, { trendingId, hour }: { trendingId: string; hour: Date }): Promise<number> {
  const { rows } = await sql<{ mean: number }>`
    SELECT coalesce(sum(people), 0)::float8 / 7 AS mean FROM trend_hour
    WHERE trending_id = ${trendingId}
      AND hour IN (SELECT ${hour}::timestamptz - day * interval '24 hours' FROM generate_series(1, 7) AS days (day))
  `.execute(db);
  return rows[0]?.mean ?? 0;
}

export async function trends(db: Db): Promise<TrendRow[]> {
  return db.selectFrom('trend').selectAll().execute();
}

export async function putTrend(trx: Trx, trend: TrendRow): Promise<void> {
  const { trending_id: _, ...changes } = trend;
  await trx
    .insertInto('trend')
    .values(trend)
    .onConflict((conflict) => conflict.column('trending_id').doUpdateSet(changes))
    .execute();
}
