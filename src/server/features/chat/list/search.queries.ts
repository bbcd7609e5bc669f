import type { ChatFilter } from '#contract/chat.list.ts';
import { narrowed } from './filters.queries.ts';
import { sql } from 'kysely';
import { floor, isAsked, member } from '#server/features/chat/log/chat.queries.ts';
import { isDeleted, isHiddenFrom } from '#server/features/visibility/lines.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { folded } from '#server/platform/database/folded.queries.ts';

export interface FoundRow {
  room_id: string;
  seq: number;
  id: string;
  sender_id: number;
  content: string;
  created_at: Date;
}

export interface Slice {
  userId: number;
  words: string;
  /** Only rooms that match this filter are searched; undefined searches all. */
  filter: ChatFilter | undefined;
  /** The slice has only lines before the line with this id; undefined starts at the newest line. */
  before: string | undefined;
  /** The number of lines that the slice looks at. */
  size: number;
  /** The most lines that the slice returns. */
  limit: number;
}

/** Sorts after every id. */
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Counts the rooms that a person is in or has left. */
export async function countRooms(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ rooms: number }>`
    SELECT count(*)::int AS rooms FROM user_room WHERE user_id = ${userId}
  `.execute(db);
  return rows[0]?.rooms ?? 0;
}

/**
 * Searches a slice of the lines of a person's rooms, newest first; ids rise with time. Skips lines that the person may
 * not read, and rooms that are a request to the person. `edge` is the earliest line of the slice; it is null if no
 * earlier line is left. Both LATERAL loops use keys, so the plan does not depend on statistics.
 */
export async function searchSlice(
  db: Db,
  { userId, words, filter, before = END, size, limit }: Slice,
): Promise<{ rows: FoundRow[]; edge: { id: string; at: Date } | null }> {
  // A voice note is found by its transcript.
  const content = sql<string>`coalesce(nullif(event.payload -> 'voice' ->> 'alt', ''), event.payload ->> 'content')`;
  const { rows } = await sql<FoundRow & { edge_id: string | null; edge_at: Date | null; looked: number }>`
    WITH part AS MATERIALIZED (
      SELECT mine.room_id, line.id, line.seq, ${floor} AS floor
      FROM user_room mine
      JOIN room ON room.id = mine.room_id
      JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
      CROSS JOIN LATERAL (
        SELECT event.id, event.seq FROM room_event event
        WHERE event.room_id = mine.room_id AND event.id < ${before}::uuid
        ORDER BY event.id DESC
        LIMIT ${size}
      ) line
      WHERE mine.user_id = ${userId} AND ${member} AND NOT ${isAsked} AND ${filter === undefined ? sql`true` : narrowed[filter]}
      ORDER BY line.id DESC
      LIMIT ${size}
    ), found AS (
      SELECT event.room_id, event.seq, event.id, event.sender_id, ${content} AS content, event.created_at
      FROM part
      CROSS JOIN LATERAL (
        SELECT * FROM room_event WHERE room_event.room_id = part.room_id AND room_event.seq = part.seq LIMIT 1
      ) event
      WHERE event.type = 'message' AND part.seq > part.floor AND NOT ${isDeleted('event')}
        AND NOT ${isHiddenFrom(userId, 'event')}
        AND strpos(${folded(content)}, ${folded(sql`${words}::text`)}) > 0
        AND EXISTS (SELECT FROM account author WHERE author.id = event.sender_id AND ${isVisible(userId, 'author')})
      ORDER BY event.id DESC
      LIMIT ${limit}
    )
    SELECT found.*, edge.id AS edge_id, edge.looked, (
      SELECT event.created_at FROM room_event event WHERE event.room_id = edge.room_id AND event.seq = edge.seq
    ) AS edge_at
    FROM (SELECT count(*)::int AS looked FROM part) all_of
    LEFT JOIN LATERAL (SELECT room_id, id, seq, all_of.looked FROM part ORDER BY id LIMIT 1) edge ON true
    LEFT JOIN found ON true
    ORDER BY found.id DESC
  `.execute(db);
  const [first] = rows;
  const isWhole = first?.looked === size && first.edge_id !== null && first.edge_at !== null;
  return {
    rows: rows.filter(({ seq }) => seq !== null),
    edge: isWhole ? { id: first.edge_id as string, at: first.edge_at as Date } : null,
  };
}
