import { sql } from 'kysely';
import type { MatchData, roomTypes } from '#contract/chat.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface EventRow {
  room_id: string;
  seq: number;
  id: string;
  type: string;
  sender_id: number | null;
  client_id: string | null;
  payload: EventPayload;
  created_at: Date;
}

/** What a line of the log holds: a message's words, or the person a change of members is about. */
interface EventPayload {
  content?: string;
  replyTo?: { messageId: string; senderId: number; content: string };
  userId?: number;
}

/** Where a member stands in a room. `floor`: they see what comes after it. */
export interface Standing {
  room_id: string;
  user_low: number | null;
  user_high: number | null;
  last_seq: number;
  read_seq: number;
  floor: number;
}

export interface RoomRow {
  id: string;
  room_type: (typeof roomTypes)[number];
  created_at: Date;
  last_seq: number;
  read_seq: number;
  unread: number;
  user_low: number | null;
  user_high: number | null;
  is_closed: boolean;
  is_blocked: boolean;
  from_match: boolean;
  match_data: MatchData | null;
  last_content: string | null;
  last_sender: number | null;
  last_at: Date | null;
}

/** Unread messages are counted no further than this: the badge says 99+. */
export const UNREAD_CAP = 100;

const member = sql`member.left_seq IS NULL`;
const floor = sql`greatest(member.joined_seq, member.cleared_seq)`;
const eventColumns = sql`event.room_id, event.seq, event.id, event.type, event.sender_id, event.client_id, event.payload, event.created_at`;
const unread = sql`(
  SELECT count(*)::int FROM (
    SELECT FROM room_event event
    WHERE event.room_id = room.id AND event.seq > greatest(member.read_seq, ${floor})
      AND event.type = 'message' AND event.sender_id <> member.user_id
    LIMIT ${sql.lit(UNREAD_CAP)}
  ) unread
)`;
/** An empty room is listed for a match, and for the one who opened it; the other hears of it with the first line. */
const listed = sql`(room.last_seq > 0 OR room.match_id IS NOT NULL OR room.created_by = member.user_id)`;

/** The rooms of a person as the list shows them, the latest first; only the rooms `ids` when given. */
export async function roomsOf(db: Db, userId: number, ids?: string[]): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    SELECT room.id, room.room_type, room.created_at, room.last_seq, member.read_seq, room.user_low, room.user_high,
      room.closed_at IS NOT NULL AS is_closed,
      EXISTS (
        SELECT FROM block
        WHERE (block.user_id = room.user_low AND block.other_id = room.user_high)
           OR (block.user_id = room.user_high AND block.other_id = room.user_low)
      ) AS is_blocked,
      room.match_id IS NOT NULL AS from_match,
      soul_match.data AS match_data,
      ${unread} AS unread,
      latest.content AS last_content, latest.sender_id AS last_sender, latest.created_at AS last_at
    FROM user_room mine
    JOIN room ON room.id = mine.room_id
    JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
    LEFT JOIN soul_match ON soul_match.user_low = room.user_low AND soul_match.user_high = room.user_high
      AND soul_match.id = room.match_id
    LEFT JOIN LATERAL (
      SELECT event.payload ->> 'content' AS content, event.sender_id, event.created_at
      FROM room_event event
      WHERE event.room_id = room.id AND event.seq > ${floor} AND event.type = 'message'
      ORDER BY event.seq DESC
      LIMIT 1
    ) latest ON true
    WHERE mine.user_id = ${userId} AND ${member}
      AND ${ids === undefined ? listed : sql`room.id = ANY(${ids}::uuid[])`}
    ORDER BY coalesce(room.last_event_at, room.created_at) DESC, room.id DESC
  `.execute(db);
  return rows;
}

/** Where the person stands in their rooms, without what the list shows. */
export async function syncOf(db: Db, userId: number): Promise<(Standing & { unread: number })[]> {
  const { rows } = await sql<Standing & { unread: number }>`
    SELECT room.id AS room_id, room.user_low, room.user_high, room.last_seq, member.read_seq, ${floor} AS floor,
      ${unread} AS unread
    FROM user_room mine
    JOIN room ON room.id = mine.room_id
    JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
    WHERE mine.user_id = ${userId} AND ${member} AND ${listed}
  `.execute(db);
  return rows;
}

/** All unread messages of a person, each room counted up to the cap. */
export async function unreadOf(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(${unread}), 0)::int AS total
    FROM user_room mine
    JOIN room ON room.id = mine.room_id
    JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
    WHERE mine.user_id = ${userId} AND ${member}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** The rooms of `ids` in which the person is a member now. */
export async function standingsOf(db: Db, userId: number, ids: string[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT room.id AS room_id, room.user_low, room.user_high, room.last_seq, member.read_seq, ${floor} AS floor
    FROM room_member member
    JOIN room ON room.id = member.room_id
    WHERE member.room_id = ANY(${ids}::uuid[]) AND member.user_id = ${userId} AND ${member}
  `.execute(db);
  return rows;
}

/** The lines after each room's `after`, in order, at most `limit` of each room. */
export async function eventsAfter(
  db: Db,
  rooms: { roomId: string; after: number }[],
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT ${eventColumns}
    FROM unnest(${rooms.map(({ roomId }) => roomId)}::uuid[], ${rooms.map(({ after }) => after)}::bigint[])
      AS known (room_id, after)
    CROSS JOIN LATERAL (
      SELECT * FROM room_event
      WHERE room_event.room_id = known.room_id AND room_event.seq > known.after
      ORDER BY room_event.seq
      LIMIT ${limit}
    ) event
    ORDER BY event.room_id, event.seq
  `.execute(db);
  return rows;
}

/** Which of the rooms have lines beyond the head that is known of them. */
export async function roomsAhead(db: Db, rooms: { roomId: string; head: number }[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT room.id
    FROM unnest(${rooms.map(({ roomId }) => roomId)}::uuid[], ${rooms.map(({ head }) => head)}::bigint[])
      AS known (room_id, head)
    JOIN room ON room.id = known.room_id
    WHERE room.last_seq > known.head
  `.execute(db);
  return rows.map(({ id }) => id);
}

interface Page {
  roomId: string;
  userId: number;
  afterSeq: number | undefined;
  beforeSeq: number | undefined;
  limit: number;
}

/** A page of a room's messages, one more than `limit` when there are more; null when the person is no member. */
export async function messagesOf(db: Db, page: Page): Promise<{ lastSeq: number; rows: EventRow[] } | null> {
  const bounds =
    page.afterSeq === undefined
      ? sql`event.seq < ${page.beforeSeq ?? Number.MAX_SAFE_INTEGER} ORDER BY event.seq DESC`
      : sql`event.seq > ${page.afterSeq} ORDER BY event.seq`;
  // One statement, so that the page and the head beside it are of the same moment.
  const { rows } = await sql<EventRow & { last_seq: number }>`
    SELECT room.last_seq, page.*
    FROM room_member member
    JOIN room ON room.id = member.room_id
    LEFT JOIN LATERAL (
      SELECT ${eventColumns} FROM room_event event
      WHERE event.room_id = room.id AND event.type = 'message' AND event.seq > ${floor} AND ${bounds}
      LIMIT ${page.limit + 1}
    ) page ON true
    WHERE member.room_id = ${page.roomId} AND member.user_id = ${page.userId} AND ${member}
  `.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  return { lastSeq: first.last_seq, rows: rows.filter(({ seq }) => seq !== null) };
}

export async function memberIdsOf(db: Db, roomId: string): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT member.user_id FROM room_member member WHERE member.room_id = ${roomId} AND ${member} ORDER BY member.user_id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Moves a member's reading mark forward; never back, never beyond the room's head. */
export async function advanceRead(
  db: Db,
  { roomId, userId, seq }: { roomId: string; userId: number; seq: number },
): Promise<void> {
  await sql`
    UPDATE room_member member SET read_seq = least(${seq}::bigint, room.last_seq)
    FROM room
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND ${member} AND room.id = member.room_id
      AND member.read_seq < least(${seq}::bigint, room.last_seq)
  `.execute(db);
}

/** Takes the pair's place for a room; the id is the given one, or that of the room they have already. */
export async function claimDirectRoom(
  trx: Trx,
  { low, high, roomId }: { low: number; high: number; roomId: string },
): Promise<string> {
  // The update changes nothing: it makes the row that is there come back, also when another transaction is making it.
  const { rows } = await sql<{ room_id: string }>`
    INSERT INTO direct_room (user_low, user_high, room_id) VALUES (${low}, ${high}, ${roomId})
    ON CONFLICT (user_low, user_high) DO UPDATE SET room_id = direct_room.room_id
    RETURNING room_id
  `.execute(trx);
  return rows[0]?.room_id ?? roomId;
}

/** The room that two people have, if they have one. */
export async function directRoomOf(db: Db, a: number, b: number): Promise<string | undefined> {
  const { rows } = await sql<{ room_id: string }>`
    SELECT room_id FROM direct_room WHERE user_low = ${Math.min(a, b)} AND user_high = ${Math.max(a, b)}
  `.execute(db);
  return rows[0]?.room_id;
}

interface NewDirectRoom {
  roomId: string;
  roomType: 'direct' | 'companion';
  low: number;
  high: number;
  createdBy: number;
  matchId: string | null;
  now: Date;
}

export async function insertDirectRoom(trx: Trx, room: NewDirectRoom): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO room (id, room_type, user_low, user_high, match_id, created_by, created_at)
      VALUES (${room.roomId}, ${room.roomType}, ${room.low}, ${room.high}, ${room.matchId}, ${room.createdBy}, ${room.now})
    ), members AS (
      INSERT INTO room_member (room_id, user_id)
      SELECT ${room.roomId}::uuid, unnest(ARRAY[${room.low}, ${room.high}]::bigint[])
    )
    INSERT INTO user_room (user_id, room_id)
    SELECT unnest(ARRAY[${room.low}, ${room.high}]::bigint[]), ${room.roomId}::uuid
  `.execute(trx);
}

/** A pair that talked before is matched: their room becomes the match's. */
export async function attachMatch(trx: Trx, roomId: string, matchId: string): Promise<void> {
  await sql`UPDATE room SET match_id = ${matchId}, closed_at = NULL WHERE id = ${roomId}`.execute(trx);
}

/** Closes an open room and takes the next place in its log; undefined when it was closed or is not there. */
export async function closeOpenRoom(trx: Trx, roomId: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ last_seq: number }>`
    UPDATE room SET closed_at = ${now}, last_seq = last_seq + 1
    WHERE id = ${roomId} AND closed_at IS NULL
    RETURNING last_seq
  `.execute(trx);
  return rows[0]?.last_seq;
}

export async function insertChange(
  trx: Trx,
  change: { roomId: string; seq: number; id: string; type: string; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
    VALUES (${change.roomId}, ${change.seq}, ${change.id}, ${change.type}, '{}', ${change.now})
  `.execute(trx);
}
