import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface OwnRoom {
  id: string;
  /** True when another present or former member is a real person: no AI character, no demo member. */
  isShared: boolean;
  /** The seq of the room's last line. */
  head: number;
}

/** Locks all rooms of a person, in the order in which writers of messages lock rooms, and returns them. */
export async function roomsToLeave(trx: Trx, userId: number): Promise<OwnRoom[]> {
  const { rows } = await sql<OwnRoom>`
    SELECT mine.room_id AS id, room.last_seq AS head, EXISTS (
      SELECT FROM room_member other
      JOIN account ON account.id = other.user_id AND NOT account.is_seed_user AND NOT account.is_demo
      WHERE other.room_id = mine.room_id AND other.user_id <> ${userId}
    ) AS "isShared"
    FROM user_room mine JOIN room ON room.id = mine.room_id
    WHERE mine.user_id = ${userId}
    ORDER BY mine.room_id FOR NO KEY UPDATE OF room
  `.execute(trx);
  return rows;
}

/** Returns the people who share a room with a person. */
export async function companyOf(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT other.user_id AS id FROM user_room mine
    JOIN room_member other ON other.room_id = mine.room_id
    WHERE mine.user_id = ${userId} AND other.user_id <> ${userId} AND other.left_seq IS NULL
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes rooms with all that is in them. */
export async function deleteRooms(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    WITH lines AS (
      DELETE FROM room_event WHERE room_id = ANY (${ids}::uuid[])
    ), reactions AS (
      DELETE FROM message_reaction WHERE room_id = ANY (${ids}::uuid[])
    ), edits AS (
      DELETE FROM message_edit WHERE room_id = ANY (${ids}::uuid[])
    ), lists AS (
      DELETE FROM user_room USING room_member
      WHERE room_member.room_id = ANY (${ids}::uuid[])
        AND user_room.user_id = room_member.user_id AND user_room.room_id = room_member.room_id
    ), members AS (
      DELETE FROM room_member WHERE room_id = ANY (${ids}::uuid[])
    ), pairs AS (
      DELETE FROM direct_room USING room
      WHERE room.id = ANY (${ids}::uuid[])
        AND direct_room.user_low = room.user_low AND direct_room.user_high = room.user_high
    )
    DELETE FROM room WHERE id = ANY (${ids}::uuid[])
  `.execute(trx);
}

/** Deletes a person's memberships, reactions and earlier texts in rooms that stay. The person's lines stay. */
export async function deleteMember(trx: Trx, userId: number, ids: readonly string[]): Promise<void> {
  await sql`
    WITH members AS (
      DELETE FROM room_member WHERE room_id = ANY (${ids}::uuid[]) AND user_id = ${userId}
    ), reactions AS (
      DELETE FROM message_reaction WHERE room_id = ANY (${ids}::uuid[]) AND user_id = ${userId}
    ), edits AS (
      DELETE FROM message_edit WHERE room_id = ANY (${ids}::uuid[]) AND user_id = ${userId}
    ), pairs AS (
      DELETE FROM direct_room USING room
      WHERE room.id = ANY (${ids}::uuid[])
        AND direct_room.user_low = room.user_low AND direct_room.user_high = room.user_high
    )
    DELETE FROM user_room WHERE user_id = ${userId} AND room_id = ANY (${ids}::uuid[])
  `.execute(trx);
}

/** Appends a line with the id `lineId` to each room whose last line is still `head`. */
export async function insertUnsaid(
  trx: Trx,
  rooms: readonly { id: string; head: number; lineId: string }[],
  now: Date,
): Promise<void> {
  await sql`
    WITH risen AS (
      UPDATE room SET last_seq = room.last_seq + 1
      FROM unnest(${rooms.map(({ id }) => id)}::uuid[], ${rooms.map(({ head }) => head)}::bigint[],
        ${rooms.map(({ lineId }) => lineId)}::uuid[]) AS known (id, head, line_id)
      WHERE room.id = known.id AND room.last_seq = known.head
      RETURNING room.id, room.last_seq, known.line_id
    )
    INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
    SELECT id, last_seq, line_id, 'room_changed', '{}'::jsonb, ${now}::timestamptz FROM risen
  `.execute(trx);
}

/**
 * Empties a person's lines, and deletes the reactions to them and the quotes of them. The lines keep their seqs. The
 * room's last line, which is no message, gets `takenBy`, so that every client empties its copies. The emptied messages
 * get that line's seq as `changedSeq`, so that clients keep the emptied message. The line gets its own seq as `of`, so
 * that the index of lines about changes finds it. A line about a change keeps its `of`, because a client that has not
 * read the line yet still needs the message. A line about a reaction loses its `of`, because the reaction is gone.
 */
export async function emptyLines(trx: Trx, userId: number, ids: readonly string[]): Promise<void> {
  await sql`
    WITH reactions AS (
      DELETE FROM message_reaction reaction USING room_event event
      WHERE event.room_id = ANY (${ids}::uuid[]) AND event.sender_id = ${userId}
        AND reaction.room_id = event.room_id AND reaction.seq = event.seq
    )
    UPDATE room_event event SET payload = CASE
        WHEN event.sender_id IS DISTINCT FROM ${userId} THEN event.payload - 'replyTo'
        WHEN event.payload ? 'of' AND NOT event.payload ? 'emoji' THEN jsonb_build_object('of', event.payload -> 'of')
        ELSE '{}'::jsonb END
      || CASE WHEN event.seq = room.last_seq THEN jsonb_build_object('takenBy', ${userId}::bigint, 'of', event.seq)
        WHEN event.type = 'message' THEN jsonb_build_object('changedSeq', room.last_seq)
        ELSE '{}'::jsonb END,
      ends_at = CASE WHEN event.sender_id IS DISTINCT FROM ${userId} THEN event.ends_at END
    FROM room
    WHERE event.room_id = ANY (${ids}::uuid[]) AND room.id = event.room_id
      AND (event.sender_id = ${userId} OR event.seq = room.last_seq
        OR (event.payload -> 'replyTo' ->> 'senderId')::bigint = ${userId})
  `.execute(trx);
}
