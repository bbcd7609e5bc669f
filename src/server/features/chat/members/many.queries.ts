import { sql } from 'kysely';
import type { roomTypes } from '#contract/chat.ts';
import type { Notice, Role } from '#contract/chat.notices.ts';
import { isActive } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export type ManyType = Exclude<(typeof roomTypes)[number], 'direct' | 'companion'>;

/** A group room. */
export interface Many {
  slow_seconds: number | null;
  has_rules: boolean;
  /** When the room was closed for writing; null if it is open. */
  closed_at: Date | null;
}

/** The room's data about a person who is or was a member. */
export interface MembershipRow {
  role: Role;
  alias: string | null;
  joined_seq: number;
  left_seq: number | null;
  silenced_until: Date | null;
  agreed_at: Date | null;
  banned_at: Date | null;
}

/**
 * Locks a group room in the way that the message writer does, so that messages and changes of the room are written one
 * after another. Returns undefined when there is no such room.
 */
export async function lockMany(trx: Trx, roomId: string): Promise<Many | undefined> {
  const { rows } = await sql<Many>`
    SELECT slow_seconds, has_rules, closed_at FROM room
    WHERE id = ${roomId} AND user_low IS NULL FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0];
}

/** Returns a group room without locking it; undefined when there is no such room. */
export async function lookAt(db: Db, roomId: string): Promise<(Many & { room_type: ManyType }) | undefined> {
  const { rows } = await sql<Many & { room_type: ManyType }>`
    SELECT room_type, slow_seconds, has_rules, closed_at FROM room WHERE id = ${roomId} AND user_low IS NULL
  `.execute(db);
  return rows[0];
}

/** Removes all members from a group room. */
export async function emptyMany(trx: Trx, roomId: string): Promise<void> {
  await sql`
    UPDATE room_member SET left_seq = room.last_seq
    FROM room WHERE room.id = ${roomId} AND room_member.room_id = ${roomId} AND room_member.left_seq IS NULL
  `.execute(trx);
}

/** Returns a person's membership of a room, even if they have left the room. */
export async function memberIn(db: Db, roomId: string, userId: number): Promise<MembershipRow | undefined> {
  return db
    .selectFrom('room_member')
    .select(['role', 'alias', 'joined_seq', 'left_seq', 'silenced_until', 'agreed_at', 'banned_at'])
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns whether two people know each other: their room is open, is no request, and has a match or a line. */
export async function isAcquainted(db: Db, a: number, b: number): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    SELECT room.closed_at IS NULL AND room.asked_by IS NULL AND (room.match_id IS NOT NULL OR room.last_seq > 0) AS is_so
    FROM direct_room JOIN room ON room.id = direct_room.room_id
    WHERE direct_room.user_low = ${Math.min(a, b)} AND direct_room.user_high = ${Math.max(a, b)}
  `.execute(db);
  return rows[0]?.is_so === true;
}

export async function insertMany(
  trx: Trx,
  room: { roomId: string; roomType: ManyType; slowSeconds: number | null; ownerId: number; now: Date },
): Promise<void> {
  const { roomId, ownerId } = room;
  await sql`
    WITH made AS (
      INSERT INTO room (id, room_type, slow_seconds, created_by, created_at)
      VALUES (${roomId}, ${room.roomType}, ${room.slowSeconds}, ${ownerId}, ${room.now})
    ), members AS (
      INSERT INTO room_member (room_id, user_id, role) VALUES (${roomId}, ${ownerId}, 'owner')
    )
    INSERT INTO user_room (user_id, room_id) VALUES (${ownerId}, ${roomId})
  `.execute(trx);
}

/** Creates an empty group room without an owner; returns false when it exists already. */
export async function insertOpenMany(
  trx: Trx,
  room: { roomId: string; roomType: ManyType; slowSeconds: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO room (id, room_type, slow_seconds, created_at)
    VALUES (${room.roomId}, ${room.roomType}, ${room.slowSeconds}, ${room.now})
    ON CONFLICT (id) DO NOTHING RETURNING id
  `.execute(trx);
  return rows.length > 0;
}

interface NoticeLine {
  roomId: string;
  by: number;
  id: string;
  type: 'room_changed' | 'member_joined' | 'member_left';
  payload: { notice: Notice; userId?: number };
  now: Date;
}

/** Appends a line to the log of a locked room; returns the seq of the line. */
export async function insertLine(trx: Trx, line: NoticeLine): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    WITH head AS (
      UPDATE room SET last_seq = last_seq + 1 WHERE id = ${line.roomId} RETURNING last_seq
    )
    INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at)
    SELECT ${line.roomId}::uuid, last_seq, ${line.id}::uuid, ${line.type}::text, ${line.by}::bigint,
      ${JSON.stringify(line.payload)}::jsonb, ${line.now}::timestamptz
    FROM head
    RETURNING seq
  `.execute(trx);
  if (rows[0] === undefined) throw new Error(`The room ${line.roomId} is gone.`);
  return rows[0].seq;
}

interface Moving {
  roomId: string;
  userId: number;
  seq: number;
}

/**
 * Makes a person a member from the line `seq` on, who also reads the `sight` lines before it. A former member returns with
 * the role "member".
 */
export async function joinMember(trx: Trx, { roomId, userId, seq, sight }: Moving & { sight: number }): Promise<void> {
  await sql`
    WITH member AS (
      INSERT INTO room_member (room_id, user_id, joined_seq, read_seq)
      VALUES (${roomId}, ${userId}, ${Math.max(0, seq - 1 - sight)}, ${seq})
      ON CONFLICT (room_id, user_id) DO UPDATE SET joined_seq = excluded.joined_seq, read_seq = excluded.read_seq,
        left_seq = NULL, role = 'member'
    )
    INSERT INTO user_room (user_id, room_id) VALUES (${userId}, ${roomId}) ON CONFLICT DO NOTHING
  `.execute(trx);
}

/** Ends a membership. The row stays: former members can still export their lines, and a mute holds when they return. */
export async function leaveMember(
  trx: Trx,
  { roomId, userId, seq, bannedAt }: Moving & { bannedAt: Date | null },
): Promise<void> {
  await sql`
    UPDATE room_member SET left_seq = ${seq}, role = 'member', banned_at = ${bannedAt}
    WHERE room_id = ${roomId} AND user_id = ${userId}
  `.execute(trx);
}

/** Changes the room's data about a member. */
export async function setMember(
  trx: Db,
  { roomId, userId }: { roomId: string; userId: number },
  change: Partial<Pick<MembershipRow, 'role' | 'alias' | 'silenced_until' | 'agreed_at' | 'banned_at'>>,
): Promise<void> {
  await trx
    .updateTable('room_member')
    .set(change)
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();
}

/** Makes a member the owner of a room and ends their mute, because no other member can lift an owner's mute. */
export async function makeOwner(trx: Trx, member: { roomId: string; userId: number }): Promise<void> {
  await setMember(trx, member, { role: 'owner', silenced_until: null });
}

/** Changes the columns of a room that the message writer reads. */
export async function setRoom(trx: Trx, roomId: string, change: Partial<Many>): Promise<void> {
  await trx.updateTable('room').set(change).where('id', '=', roomId).execute();
}

/** Returns the next owner, if any. Active people come first, then admins, then those who joined earlier. */
export async function heirOf(trx: Trx, roomId: string): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT member.user_id FROM room_member member
    JOIN account ON account.id = member.user_id
    WHERE member.room_id = ${roomId} AND member.left_seq IS NULL AND member.role <> 'owner'
    ORDER BY ${isActive('account')} DESC, member.role, member.joined_seq, member.user_id
    LIMIT 1
  `.execute(trx);
  return rows[0]?.user_id;
}

/** Returns the owner and the admins of a room. */
export async function leadersOf(db: Db, roomId: string): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT member.user_id FROM room_member member
    WHERE member.room_id = ${roomId} AND member.left_seq IS NULL AND member.role <> 'member'
    ORDER BY member.user_id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Returns the person responsible for a room, as one member sees it: the other person of a pair, or else the owner, or
 * else the person who created the room; undefined if there is none.
 */
export async function makerOf(db: Db, roomId: string, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    SELECT CASE ${userId}::bigint WHEN user_low THEN user_high WHEN user_high THEN user_low ELSE coalesce((
      SELECT member.user_id FROM room_member member
      WHERE member.room_id = room.id AND member.left_seq IS NULL AND member.role = 'owner' LIMIT 1
    ), created_by) END AS id
    FROM room WHERE id = ${roomId}
  `.execute(db);
  return rows[0]?.id ?? undefined;
}
