import { giftTypeOf } from '#content/gifts.ts';
import { GIFT_LINE, type GiftType } from '#contract/chat.gifts.ts';
import type { Message } from '#contract/chat.ts';
import { DAILY_GIFTS, type GiftDay } from '#contract/gifts.ts';
import { openDirect } from '#server/features/chat/chat.ts';
import { placeFor } from '#server/features/chat/rooms.ts';
import { refusalOf } from '#server/features/chat/messages.ts';
import { isPremium } from '#server/features/premium/premium.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { quotaDayOf, spend, usedOf } from '#server/platform/limits/quotas.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { insertGift } from './gifts.queries.ts';

export { isGiftThere } from './gifts.queries.ts';

/** Returns how many gifts a person may give in a day; null means no limit. */
const mostOf = async (db: Db, userId: number, now: Date): Promise<number | null> =>
  (await isPremium(db, userId, now)) ? null : DAILY_GIFTS;

export async function giftDayOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<GiftDay> {
  const now = clock.now();
  const { period, resetsAt } = await quotaDayOf(db, userId, now);
  const most = await mostOf(db, userId, now);
  const used = most === null ? 0 : await usedOf(db, { userId, kind: 'gift', period });
  return { left: most === null ? null : Math.max(0, most - used), resetsAt: resetsAt.toISOString() };
}

export interface GiftWish {
  userId: number;
  receiverId: number;
  typeId: string;
  note: string;
  /** Undefined means the direct room of the two, which is opened if needed. */
  roomId: string | undefined;
  clientId: string;
  isSure: boolean;
}

type Giving = Pick<Deps, 'db' | 'clock' | 'newId' | 'hints' | 'rooms'>;

/**
 * Gives a gift: its line, its row and the count of the day are written together or not at all. Throws `not_found`
 * unless both are in the room, and `gifts_used` at the day's limit. Also throws the errors of opening a room and of
 * sending a message.
 */
export async function give(deps: Giving, wish: GiftWish): Promise<{ message: Message; duplicate: boolean }> {
  const type = giftTypeOf(wish.typeId);
  if (type === undefined) throw new AppError('invalid', { fields: { giftTypeId: 'There is no such gift.' } });
  if (wish.receiverId === wish.userId) throw new AppError('invalid', { message: 'That is you. Pick somebody else.' });
  const roomId = wish.roomId ?? (await openDirect(deps, wish.userId, wish.receiverId)).id;
  await mustReach(deps.db, wish, roomId);
  const { userId: senderId, receiverId, clientId, note } = wish;
  const draft = { roomId, senderId, clientId, content: note };
  return deps.rooms.utter(draft, {
    isSure: wish.isSure,
    write: async () => {
      const gift = { type: type.id, receiverId, note };
      const said = await write(deps, { ...draft, content: GIFT_LINE, gift }, type);
      return { said, isNew: !said.duplicate };
    },
  });
}

/** Throws unless the room is the direct room of the two. The message writer refuses two people who may not talk. */
async function mustReach(db: Db, { userId, receiverId }: GiftWish, roomId: string): Promise<void> {
  const [mine, theirs] = await Promise.all([
    placeFor(db, { roomId, userId }),
    placeFor(db, { roomId, userId: receiverId }),
  ]);
  if (mine === undefined || theirs === undefined) throw new AppError('not_found');
  if (mine === 'companion') throw new AppError('invalid', { message: 'AI characters have nowhere to put a gift.' });
  if (mine !== 'direct') throw new AppError('invalid', { message: 'Gifts go in a chat of two.' });
}

async function write(
  deps: Giving,
  draft: MessageDraft & { gift: NonNullable<MessageDraft['gift']> },
  type: GiftType,
): Promise<{ message: Message; duplicate: boolean }> {
  const { db, clock, rooms } = deps;
  const { senderId: userId, gift } = draft;
  const now = clock.now();
  const day = await quotaDayOf(db, userId, now);
  const most = await mostOf(db, userId, now);
  const { given, announce } = await inTransaction(db, async (trx) => {
    const { written, announce: tell } = await rooms.keeper.sayWithin(trx, draft);
    if (!('message' in written)) throw refusalOf(written.verdict);
    const { message, verdict } = written;
    if (verdict === 'duplicate') return { given: { message, duplicate: true }, announce: () => undefined };
    if (most !== null) await spend(trx, day, { userId, kind: 'gift', most, code: 'gifts_used' });
    await insertGift(trx, {
      id: message.id,
      room_id: draft.roomId,
      seq: message.seq,
      type: type.id,
      sender_id: userId,
      receiver_id: gift.receiverId,
      sent_at: now,
      unwrapped_at: null,
    });
    return { given: { message, duplicate: false }, announce: tell };
  });
  announce();
  return given;
}
