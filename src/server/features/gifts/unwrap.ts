import type { Message } from '#contract/chat.ts';
import { changeMessage, writeChange, type Changing } from '#server/features/chat/messages.ts';
import { AppError } from '#server/platform/errors.ts';
import { markUnwrapped, roomOfGift } from './gifts.queries.ts';

/**
 * Unwraps a gift for its receiver and writes a line to the room's log; a repeat changes nothing. Throws `not_found` for
 * any other person, and `message_gone` when the sender took the gift back or a moderator hid it.
 */
export async function unwrap(
  deps: Changing,
  { userId, giftId }: { userId: number; giftId: string },
): Promise<{ message: Message }> {
  const gift = { id: giftId, receiverId: userId };
  const roomId = await roomOfGift(deps.db, gift);
  if (roomId === undefined) throw new AppError('not_found');
  const message = await changeMessage(
    deps,
    { roomId, messageId: giftId, userId },
    async (trx, { place, message: found }) => {
      const { payload } = found;
      if (payload.gift === undefined || payload.hidden === true) throw new AppError('message_gone');
      if (payload.unwrappedAt !== undefined) return false;
      const set = { unwrappedAt: place.now.toISOString() };
      await writeChange(trx, place, { type: 'gift_unwrapped', by: userId, set });
      await markUnwrapped(trx, { ...gift, now: place.now });
      return true;
    },
  );
  return { message };
}
