import type { ChatFilter, ChatTotals } from '#contract/chat.list.ts';
import { sql, type RawBuilder } from 'kysely';
import {
  floor,
  isAsked,
  member,
  otherMember,
  pinKey,
  stirKey,
  unread,
} from '#server/features/chat/log/chat.queries.ts';
import { isOnlineFor } from '#server/features/people/manners.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { folded } from '#server/platform/database/folded.queries.ts';
import { narrowed } from './filters.queries.ts';

/** The place after which a page of the list begins. */
export interface ChatListCursor {
  pin: number;
  stir: number;
  roomId: string;
}

export interface ChatListSlice {
  after: ChatListCursor | undefined;
  limit: number;
  filter: ChatFilter | undefined;
  now: Date;
  /** A part of a name, in any case, with or without its accents. */
  search: string | undefined;
  /** The stored names of the open rooms that have that part in the reader's language. */
  openRooms?: readonly string[];
}

/** A deleted chat returns with the next message of one of its members; other lines do not bring it back. */
const isBack = sql`(member.deleted_seq IS NULL OR EXISTS (SELECT FROM room_event event
  WHERE event.room_id = room.id AND event.seq > member.deleted_seq AND event.type = 'message'))`;
/**
 * An empty room is listed if it belongs to a match, and for the person who opened it. For anybody else it needs a line.
 * A request is listed for its receiver only while they can read a line in it.
 */
export const isListed = sql`((room.last_seq > 0 OR room.match_id IS NOT NULL OR room.created_by = member.user_id)
  AND (room.asked_by IS NULL OR room.asked_by = member.user_id OR room.last_seq > ${floor}) AND ${isBack})`;

/** The number of first members by whose names a search finds a group. A group's title in the list names no others. */
const NAMING = 4;

/**
 * SQL that is true when the room matches a search, in any case and with or without accents. A room of two matches by
 * the other person's name or handle. A group matches by its own name, or by one of its first members.
 */
function isCalled(userId: number, search: string, openRooms: readonly string[]): RawBuilder<unknown> {
  const words = folded(sql`${search}::text`);
  const has = (text: RawBuilder<string>): RawBuilder<unknown> => sql`strpos(${folded(text)}, ${words}) > 0`;
  const isNamed = sql`(${has(sql`named.display_name`)} OR ${has(sql`named.handle`)}) AND ${isVisible(userId, 'named')}`;
  return sql`CASE WHEN room.user_low IS NULL THEN EXISTS (
      SELECT FROM room_group own WHERE own.room_id = room.id AND (${has(sql`own.name`)}
        OR (room.room_type = 'trending' AND own.name = ANY(${[...openRooms]}::text[])))
    ) OR EXISTS (
      SELECT FROM (SELECT here.user_id FROM room_member here
        WHERE here.room_id = room.id AND here.left_seq IS NULL ORDER BY here.user_id LIMIT ${sql.lit(NAMING)}) first
      JOIN account named ON named.id = first.user_id AND named.id <> ${userId} AND ${isNamed}
    ) ELSE EXISTS (SELECT FROM account named WHERE named.id = ${otherMember} AND ${isNamed}) END`;
}

const isAfter = (after: ChatListCursor | undefined): RawBuilder<unknown> =>
  after === undefined
    ? sql`true`
    : sql`(${pinKey}, ${stirKey}, room.id) < (${after.pin}::bigint, ${after.stir}::bigint, ${after.roomId}::uuid)`;

/** True while this member has muted the room. Such a room counts in no total. */
const isMuted = (now: Date): RawBuilder<boolean> => sql<boolean>`coalesce(member.muted_until > ${now}, false)`;

/** Returns SQL for the ids of one page of a person's list, with one id more when another page follows. */
export function listedRooms(
  userId: number,
  { after, limit, filter, search, openRooms = [], now }: ChatListSlice,
): RawBuilder<unknown> {
  const conditions = [member, isListed, isAfter(after)];
  if (filter !== undefined) conditions.push(narrowed[filter]);
  if (filter === 'unread') conditions.push(sql`NOT ${isMuted(now)}`);
  if (search !== undefined) conditions.push(isCalled(userId, search, openRooms));
  return sql`
    SELECT mine.room_id FROM user_room mine
    JOIN room ON room.id = mine.room_id
    JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
    WHERE mine.user_id = ${userId} AND ${sql.join(conditions, sql` AND `)}
    ORDER BY ${pinKey} DESC, ${stirKey} DESC, room.id DESC
    LIMIT ${limit + 1}`;
}

/** Returns a person's totals over all rooms in their list. The unread lines of muted rooms are not counted. */
export async function totalsOf(db: Db, userId: number, now: Date): Promise<ChatTotals> {
  const { rows } = await sql<ChatTotals>`
    SELECT coalesce(sum(one.unread) FILTER (WHERE NOT one.is_asked), 0)::int AS unread,
      count(*) FILTER (WHERE NOT one.is_asked AND one.unread > 0)::int AS "unreadChats",
      count(*) FILTER (WHERE one.is_asked)::int AS requests,
      count(*) FILTER (WHERE one.is_online)::int AS online
    FROM (
      SELECT ${isAsked} AS is_asked,
        CASE WHEN ${isMuted(now)} THEN 0 ELSE greatest(${unread}, member.marked_unread::int) END AS unread,
        room.asked_by IS NULL AND ${isOnlineFor(userId, otherMember, now)} AS is_online
      FROM user_room mine
      JOIN room ON room.id = mine.room_id
      JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
      WHERE mine.user_id = ${userId} AND ${member} AND ${isListed}
      OFFSET 0
    ) one
  `.execute(db);
  return rows[0] ?? { unread: 0, unreadChats: 0, requests: 0, online: 0 };
}

/**
 * Counts a person's unread messages without requests and muted rooms: each room up to the cap, a room marked as unread
 * at least 1.
 */
export async function unreadOf(db: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(greatest(${unread}, member.marked_unread::int)), 0)::int AS total
    FROM user_room mine
    JOIN room ON room.id = mine.room_id
    JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
    WHERE mine.user_id = ${userId} AND ${member} AND NOT ${isAsked} AND ${isListed}
      AND NOT ${isMuted(now)}
      AND (member.marked_unread OR room.last_seq > greatest(member.read_seq, ${floor}))
  `.execute(db);
  return rows[0]?.total ?? 0;
}

interface SyncRow {
  room_id: string;
  last_seq: number;
  read_seq: number;
  unread: number;
  is_listed: boolean;
  stir_key: number;
}

/**
 * Returns a person's positions in their rooms, the latest first, and one row more than `limit` if there are more. With
 * `since`, returns only rooms that changed after it: a line was written, or the person read, changed, cleared or
 * removed the room.
 */
export async function syncOf(
  db: Db,
  userId: number,
  { since, after, limit }: { since: Date | undefined; after: ChatListCursor | undefined; limit: number },
): Promise<SyncRow[]> {
  const hasChanged = sql`(member.changed_at > ${since} OR room.last_event_at > ${since} OR (
    SELECT event.created_at FROM room_event event WHERE event.room_id = room.id AND event.seq = room.last_seq) > ${since})`;
  const isBehind =
    after === undefined ? sql`true` : sql`(${stirKey}, room.id) < (${after.stir}::bigint, ${after.roomId}::uuid)`;
  const { rows } = await sql<SyncRow>`
    WITH part AS MATERIALIZED (
      SELECT room.id, ${stirKey} AS stir_key, ${isListed} AS is_listed
      FROM user_room mine
      JOIN room ON room.id = mine.room_id
      JOIN room_member member ON member.room_id = room.id AND member.user_id = mine.user_id
      WHERE mine.user_id = ${userId} AND ${member} AND ${since === undefined ? isListed : hasChanged} AND ${isBehind}
      ORDER BY ${stirKey} DESC, room.id DESC
      LIMIT ${limit + 1}
    )
    SELECT room.id AS room_id, room.last_seq, member.read_seq, ${unread} AS unread, part.is_listed, part.stir_key
    FROM part
    JOIN room ON room.id = part.id
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId}
    ORDER BY part.stir_key DESC, room.id DESC
  `.execute(db);
  return rows;
}
