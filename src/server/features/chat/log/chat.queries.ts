import { sql, type RawBuilder } from 'kysely';
import { HIDDEN_MESSAGE, type roomTypes } from '#contract/chat.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import { showReading } from '#server/features/people/manners.ts';
import { floorOf, isDeleted, isHiddenFrom, wordsOfDeleted } from '#server/features/visibility/lines.ts';
import { isBlocking, mayTalk, shownPictureOf } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { settings, type SettingsRow } from './settings.queries.ts';

/** A member's position in a room. The member sees the lines after `floor`. */
export interface RoomPosition {
  room_id: string;
  user_low: number | null;
  user_high: number | null;
  last_seq: number;
  read_seq: number;
  floor: number;
  /** The room's head when the member joined. The member reads no line up to this seq, not even in a quote. */
  joined_seq: number;
}

/** A member's position in a room that they join. */
export interface Joining extends RoomPosition {
  /** The members of a small room; null for a larger room and while a request waits. */
  members: number[] | null;
}

export interface RoomRow extends SettingsRow {
  id: string;
  room_type: (typeof roomTypes)[number];
  created_at: Date;
  last_seq: number;
  read_seq: number;
  /** How far the other person of an open direct room has read, unless one of the two hides it. */
  other_read_seq: number | null;
  unread: number;
  user_low: number | null;
  user_high: number | null;
  member_count: number;
  /** The members with the lowest ids, at most `MEMBERS_LISTED`. */
  member_ids: number[];
  /** True if the room is open and the reader may talk there; requests are not considered. */
  can_send: boolean;
  from_match: boolean;
  match_data: MatchData | null;
  group_name: string | null;
  gradient: number | null;
  picture_id: string | null;
  /** The person who sent the request; null if no request waits. */
  asked_by: number | null;
  last_content: string | null;
  last_sender: number | null;
  /** The alias of the last line's sender in this room. */
  last_alias: string | null;
  last_at: Date | null;
  last_ends_at: Date | null;
  fade_seconds: number | null;
  fade_asked_seconds: number | null;
  fade_asked_by: number | null;
  floor: number;
  stirred_at: Date;
  /** The first sort key of the list: `pinned_at` in microseconds since 1970, or 0. */
  pin_key: number;
  /** The second sort key of the list: `stirred_at` in microseconds since 1970. */
  stir_key: number;
}

/** The most members that a room's row names; another route reads all of them. */
const MEMBERS_LISTED = 20;
/** The largest count of unread messages, which the badge shows as 99+. */
export const UNREAD_CAP = 100;

/** The sort keys of the list are in microseconds, because a JavaScript date has only milliseconds. */
export const pinKey = sql`coalesce((extract(epoch FROM member.pinned_at) * 1000000)::bigint, 0)`;
export const stirKey = sql`(extract(epoch FROM coalesce(room.last_event_at, room.created_at)) * 1000000)::bigint`;
/** True for a membership that has not ended. All parts here need the aliases `room` and `member`. */
export const member = sql`member.left_seq IS NULL`;
export const floor = floorOf('member');
/** In a group, lines of people blocked by the reader are folded and do not count as unread. */
const isFolded = sql`(room.user_low IS NULL AND ${isBlocking(sql.ref('member.user_id'), sql.ref('event.sender_id'))})`;
/** True when lines follow the read mark. Most rooms are read to the end, so this check avoids most reads of the log. */
const isBehind = sql`room.last_seq > greatest(member.read_seq, ${floor})`;
const unreadLines = sql`SELECT FROM room_event event
    WHERE event.room_id = room.id AND event.seq > greatest(member.read_seq, ${floor})
      AND event.type = 'message' AND event.sender_id <> member.user_id AND NOT ${isFolded}
      AND NOT ${isDeleted('event')}`;
export const unread = sql<number>`CASE WHEN ${isBehind} THEN (
  SELECT count(*)::int FROM (${unreadLines} LIMIT ${sql.lit(UNREAD_CAP)}) unread
) ELSE 0 END`;
/** The same as `unread > 0`, but it stops at the first unread line. */
export const hasUnread = sql<boolean>`(${isBehind} AND EXISTS (${unreadLines} LIMIT 1))`;
/** A stranger's request waits for this member. */
export const isAsked = sql`(room.asked_by <> member.user_id) IS TRUE`;
export const otherMember = sql`CASE member.user_id WHEN room.user_low THEN room.user_high ELSE room.user_low END`;

/** True for an open direct room if neither person hides how far they have read. */
const tellsReading = sql<boolean>`(room.room_type = 'direct' AND room.asked_by IS NULL AND room.closed_at IS NULL
  AND ${showReading(sql`room.user_low`, sql`room.user_high`)})`;

/** Selects one of a person's rooms for `roomsOf`, whether it is in their list or not. */
export function oneRoom(userId: number, roomId: string): RawBuilder<unknown> {
  return sql`SELECT mine.room_id FROM user_room mine WHERE mine.user_id = ${userId} AND mine.room_id = ${roomId}`;
}

/** Selects a person's rooms with these ids for `roomsOf`. */
export function someRooms(userId: number, ids: readonly string[]): RawBuilder<unknown> {
  return sql`SELECT mine.room_id FROM user_room mine WHERE mine.user_id = ${userId} AND mine.room_id = ANY(${ids}::uuid[])`;
}

/** Returns the rooms of a person that `mine` selects, with the data for the list, in the list's order. */
export async function roomsOf(db: Db, userId: number, mine: RawBuilder<unknown>): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    WITH mine AS MATERIALIZED (${mine})
    SELECT room.id, room.room_type, room.created_at, room.last_seq, member.read_seq, room.user_low, room.user_high,
      CASE WHEN ${tellsReading} THEN (SELECT here.read_seq FROM room_member here
        WHERE here.room_id = room.id AND here.user_id = ${otherMember}) END AS other_read_seq,
      ${settings}, room.closed_at IS NULL AND ${mayTalk(userId, otherMember)} AS can_send,
      room.match_id IS NOT NULL AS from_match, room.asked_by,
      room.fade_seconds, room.fade_asked_seconds, room.fade_asked_by,
      ${floor} AS floor,
      coalesce(room.last_event_at, room.created_at) AS stirred_at, ${pinKey} AS pin_key, ${stirKey} AS stir_key,
      soul_match.data AS match_data, room_group.name AS group_name, room_group.gradient,
      ${shownPictureOf('room_group')} AS picture_id,
      ${unread} AS unread,
      present.member_count, present.member_ids,
      latest.content AS last_content, latest.sender_id AS last_sender, latest.created_at AS last_at,
      latest.ends_at AS last_ends_at,
      (SELECT said.alias FROM room_member said WHERE said.room_id = room.id AND said.user_id = latest.sender_id) AS last_alias
    FROM mine
    JOIN room ON room.id = mine.room_id
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId}
    LEFT JOIN soul_match ON soul_match.user_low = room.user_low AND soul_match.user_high = room.user_high
      AND soul_match.id = room.match_id
    LEFT JOIN room_group ON room_group.room_id = room.id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS member_count,
        to_json((array_agg(here.user_id ORDER BY here.user_id))[:${sql.lit(MEMBERS_LISTED)}]) AS member_ids
      FROM room_member here
      WHERE here.room_id = room.id AND here.left_seq IS NULL
    ) present
    LEFT JOIN LATERAL (
      SELECT CASE WHEN ${isDeleted('event')} THEN ${wordsOfDeleted('event')}
        WHEN ${isHiddenFrom(userId, 'event')} THEN ${HIDDEN_MESSAGE}::text
        ELSE event.payload ->> 'content' END AS content, event.sender_id, event.created_at, event.ends_at
      FROM room_event event
      WHERE event.room_id = room.id AND event.seq > ${floor} AND event.type = 'message'
      ORDER BY event.seq DESC
      LIMIT 1
    ) latest ON true
    WHERE ${member}
    ORDER BY ${pinKey} DESC, ${stirKey} DESC, room.id DESC
  `.execute(db);
  return rows;
}

/** Returns a person's position in each room of `ids` that they are in now. `mostMembers` bounds a small room. */
export async function standingsOf(
  db: Db,
  { userId, ids, mostMembers }: { userId: number; ids: string[]; mostMembers: number },
): Promise<Joining[]> {
  const { rows } = await sql<Joining>`
    SELECT room.id AS room_id, room.user_low, room.user_high, room.last_seq, member.read_seq, ${floor} AS floor,
      member.joined_seq, CASE WHEN room.asked_by IS NOT NULL THEN NULL WHEN room.user_low IS NOT NULL THEN json_build_array(room.user_low, room.user_high) ELSE (
        SELECT CASE WHEN count(*) <= ${mostMembers}::int THEN json_agg(few.user_id) END
        FROM (
          SELECT here.user_id FROM room_member here
          WHERE here.room_id = room.id AND here.left_seq IS NULL
          LIMIT ${mostMembers}::int + 1
        ) few
      ) END AS members
    FROM room_member member
    JOIN room ON room.id = member.room_id
    WHERE member.room_id = ANY(${ids}::uuid[]) AND member.user_id = ${userId} AND ${member}
  `.execute(db);
  return rows;
}

/** Returns the rooms that have lines after their given head. */
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

export async function memberIdsOf(db: Db, roomId: string): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT member.user_id FROM room_member member WHERE member.room_id = ${roomId} AND ${member} ORDER BY member.user_id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export interface ReadSoFar {
  seq: number;
  /** True when the other person may see the read mark. */
  is_told: boolean;
}

/**
 * Moves a member's read mark forward, never back and never beyond the room's head. Also clears the "unread" mark.
 * Returns undefined when nothing changes.
 */
export async function advanceRead(
  db: Db,
  { roomId, userId, seq, now }: { roomId: string; userId: number; seq: number; now: Date },
): Promise<ReadSoFar | undefined> {
  const { rows } = await sql<ReadSoFar>`
    UPDATE room_member member
    SET read_seq = greatest(member.read_seq, least(${seq}::bigint, room.last_seq)), marked_unread = false, changed_at = ${now}
    FROM room
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND ${member} AND room.id = member.room_id
      AND (member.marked_unread OR member.read_seq < least(${seq}::bigint, room.last_seq))
    RETURNING member.read_seq AS seq, ${tellsReading} AS is_told
  `.execute(db);
  return rows[0];
}

/** Claims the pair's only direct room; returns the given id, or the id of the room that the pair already has. */
export async function claimDirectRoom(
  trx: Trx,
  { low, high, roomId }: { low: number; high: number; roomId: string },
): Promise<string> {
  // The update changes nothing: it makes the statement return the existing row, also one of a concurrent transaction.
  const { rows } = await sql<{ room_id: string }>`
    INSERT INTO direct_room (user_low, user_high, room_id) VALUES (${low}, ${high}, ${roomId})
    ON CONFLICT (user_low, user_high) DO UPDATE SET room_id = direct_room.room_id
    RETURNING room_id
  `.execute(trx);
  return rows[0]?.room_id ?? roomId;
}

/** Returns the id of two people's direct room; undefined if they have none. */
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
  askedBy: number | null;
  now: Date;
}

/** Deletes the pair's claim. Call it when no room is made after `claimDirectRoom`. */
export async function releaseClaim(trx: Trx, low: number, high: number): Promise<void> {
  await sql`DELETE FROM direct_room WHERE user_low = ${low} AND user_high = ${high}`.execute(trx);
}

export async function insertDirectRoom(trx: Trx, room: NewDirectRoom): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO room (id, room_type, user_low, user_high, match_id, created_by, asked_by, created_at)
      VALUES (${room.roomId}, ${room.roomType}, ${room.low}, ${room.high}, ${room.matchId}, ${room.createdBy},
        ${room.askedBy}, ${room.now})
    ), members AS (
      INSERT INTO room_member (room_id, user_id)
      SELECT ${room.roomId}::uuid, unnest(ARRAY[${room.low}, ${room.high}]::bigint[])
    )
    INSERT INTO user_room (user_id, room_id)
    SELECT unnest(ARRAY[${room.low}, ${room.high}]::bigint[]), ${room.roomId}::uuid
  `.execute(trx);
}

/** Makes an existing room the room of a new match and opens it. A person who deleted it gets it back in their list. */
export async function attachMatch(trx: Trx, roomId: string, matchId: string): Promise<void> {
  await sql`
    WITH back AS (
      UPDATE room_member SET deleted_seq = NULL WHERE room_id = ${roomId} AND deleted_seq IS NOT NULL
    )
    UPDATE room SET match_id = ${matchId}, closed_at = NULL, asked_by = NULL WHERE id = ${roomId}
  `.execute(trx);
}

/** Closes an open room and returns the next seq of its log; undefined when it is closed already or does not exist. */
export async function closeOpenRoom(trx: Trx, roomId: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ last_seq: number }>`
    UPDATE room SET closed_at = ${now}, last_seq = last_seq + 1
    WHERE id = ${roomId} AND closed_at IS NULL
    RETURNING last_seq
  `.execute(trx);
  return rows[0]?.last_seq;
}

/**
 * Locks a room and takes the next seq of its log. Returns undefined for a request, and for a room without a line that
 * only its opener knows: a line would show the room to the other person.
 */
export async function lockForChange(trx: Trx, roomId: string): Promise<number | undefined> {
  const { rows } = await sql<{ is_known: boolean; last_seq: number }>`
    UPDATE room SET last_seq = last_seq + CASE
      WHEN asked_by IS NULL AND (last_seq > 0 OR match_id IS NOT NULL) THEN 1 ELSE 0 END
    WHERE id = ${roomId}
    RETURNING asked_by IS NULL AND last_seq > 0 AS is_known, last_seq
  `.execute(trx);
  return rows[0]?.is_known === true ? rows[0].last_seq : undefined;
}

export async function insertChange(
  trx: Trx,
  change: { roomId: string; seq: number; id: string; type: string; members?: number[]; now: Date },
): Promise<void> {
  const payload = JSON.stringify(change.members === undefined ? {} : { members: change.members });
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
    VALUES (${change.roomId}, ${change.seq}, ${change.id}, ${change.type}, ${payload}::jsonb, ${change.now})
  `.execute(trx);
}
