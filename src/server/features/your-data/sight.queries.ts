import { sql, type RawBuilder } from 'kysely';
import { isIn, isInList, isLineShown } from '#server/features/chat/members.ts';
import { isStanding } from '#server/features/digest/digest.ts';
import { isGiftThere } from '#server/features/gifts/gifts.ts';
import type { Sight } from './held.ts';

const roomId = sql.ref('entry.room_id');

/**
 * The SQL of each condition. `entry` is a row of a table in the register, and `userId` is the person whose data it is.
 */
export const sights: Readonly<Record<Sight, (userId: number) => RawBuilder<unknown>>> = {
  isMessage: () => sql`entry.type = 'message'`,
  isListedRoom: (userId) => isInList(userId, sql.ref('entry.id')),
  isLeftOrListed: (userId) => sql`(entry.left_seq IS NOT NULL OR ${isInList(userId, roomId)})`,
  isMember: (userId) => isIn(userId, roomId),
  isShownLine: (userId) => isLineShown(userId, { roomId, seq: sql.ref('entry.seq') }),
  isStanding: (userId) => isStanding(userId, sql.ref('entry.id')),
  isOpenMatch: () => sql`entry.state IN ('offered', 'connected')`,
  isGivenOrThere: (userId) => sql`(entry.sender_id = ${userId} OR ${isGiftThere('entry')})`,
  isGivenOrUnwrapped: (userId) => sql`(entry.sender_id = ${userId} OR entry.unwrapped_at IS NOT NULL)`,
};
