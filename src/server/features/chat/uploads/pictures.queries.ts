import { sql } from 'kysely';
import type { roomTypes } from '#contract/chat.ts';
import { floor } from '#server/features/chat/log/chat.queries.ts';
import { isHidden } from '#server/features/visibility/lines.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Returns the type of a member's room; undefined for a person who is not a member. */
export async function roomTypeFor(
  db: Db,
  { roomId, userId }: { roomId: string; userId: number },
): Promise<(typeof roomTypes)[number] | undefined> {
  const { rows } = await sql<{ room_type: (typeof roomTypes)[number] }>`
    SELECT room.room_type FROM room_member member JOIN room ON room.id = member.room_id
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND member.left_seq IS NULL
  `.execute(db);
  return rows[0]?.room_type;
}

/** A picture or voice note in a message; `clientId` is the message's id that the sender's client chose. */
interface OfMessage {
  id: string;
  roomId: string;
  senderId: number;
  clientId: string;
}

const inMessage = ({ id, senderId, clientId }: OfMessage) => sql`
  event.sender_id = ${senderId} AND event.client_id = ${clientId} AND event.type = 'message'
    AND (event.payload -> 'pictures' @> ${JSON.stringify([{ id }])}::jsonb OR event.payload -> 'voice' ->> 'id' = ${id})`;

/** Returns whether a person can read the message with this picture or voice note; false for a hidden message. */
export async function readsPicture(db: Db, readerId: number, picture: OfMessage): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM room_event event
    JOIN room_member member ON member.room_id = event.room_id AND member.user_id = ${readerId}
      AND member.left_seq IS NULL
    WHERE event.room_id = ${picture.roomId} AND ${inMessage(picture)} AND NOT ${isHidden('event')}
      AND event.seq > ${floor}
  `.execute(db);
  return rows.length > 0;
}

/** Returns the message's seq in its room; undefined when the message is gone or has no such picture. */
export async function seqOfPicture(db: Db, picture: OfMessage): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    SELECT event.seq FROM room_event event WHERE event.room_id = ${picture.roomId} AND ${inMessage(picture)}
  `.execute(db);
  return rows[0]?.seq;
}

/** Returns whether a message of the sender with this client id is in the log. */
export async function isWritten(db: Db, { roomId, senderId, clientId }: Omit<OfMessage, 'id'>): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM room_event WHERE room_id = ${roomId} AND sender_id = ${senderId} AND client_id = ${clientId}
  `.execute(db);
  return rows.length > 0;
}
