import { sql, type RawBuilder } from 'kysely';
import { floor, member } from '#server/features/chat/log/chat.queries.ts';
import { isListed } from './list.queries.ts';

// SQL conditions about a person and a room, for the statements of other features. Each finds its rows by key.

/** The person is in the room now. */
export function isIn(userId: number, roomId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((SELECT ${member} FROM room_member member
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId}) IS TRUE)`;
}

/** The person is in the room now, joined it before the line with this seq, and has not cleared that line. */
export function isLineShown(
  userId: number,
  { roomId, seq }: { roomId: RawBuilder<unknown>; seq: RawBuilder<unknown> },
): RawBuilder<boolean> {
  return sql<boolean>`((SELECT ${member} AND ${seq} > ${floor} FROM room_member member
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId}) IS TRUE)`;
}

/** The room is in the person's list. */
export function isInList(userId: number, roomId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((SELECT ${member} AND ${isListed} FROM room
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${userId}
    WHERE room.id = ${roomId}) IS TRUE)`;
}
