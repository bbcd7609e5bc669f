import { PINS_MAX } from '#contract/chat.pins.ts';
import type { Message } from '#contract/chat.ts';
import { presentMessage } from '#server/features/chat/log/chat.present.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeMessage, writeChange, type Changing, type MessageWish } from './changes.ts';
import { pinningOf, pinsOf } from './pins.queries.ts';

/** Pins a message or unpins it, for everybody in the room; a repeat changes nothing. */
export async function pin(deps: Changing, wish: MessageWish, isOn: boolean): Promise<Message> {
  return changeMessage(deps, wish, async (trx, { place, message: { payload } }) => {
    const pinning = await pinningOf(trx, wish);
    if (pinning?.may_pin !== true) throw new AppError('forbidden');
    if ((payload.pinnedSeq !== undefined) === isOn) return false;
    const by = wish.userId;
    if (!isOn) {
      await writeChange(trx, place, { type: 'message_unpinned', by, drop: ['pinnedSeq'] });
      return true;
    }
    if (payload.deleted === true || payload.hidden === true) throw new AppError('message_gone');
    if (pinning.pinned >= PINS_MAX) throw new AppError('pins_full');
    await writeChange(trx, place, { type: 'message_pinned', by, set: { pinnedSeq: place.head + 1 } });
    return true;
  });
}

/** Returns the pins that a member reads; throws `not_found` for a person who is not a member. */
export async function listPinned(
  db: Db,
  reading: { roomId: string; userId: number },
): Promise<{ messages: Message[]; canPin: boolean }> {
  const found = await pinsOf(db, reading);
  if (found === null) throw new AppError('not_found');
  const reader = { userId: reading.userId, joined: found.joined };
  return { messages: found.rows.map((row) => presentMessage(row, reader)), canPin: found.mayPin };
}
