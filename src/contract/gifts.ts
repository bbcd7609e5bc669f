import { z } from 'zod';
import { GIFT_NOTE_MAX, giftType } from './chat.gifts.ts';
import { message, roomId, sendAnyway } from './chat.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';
import { noted } from './texts.ts';

/** The number of gifts that a person without premium can give in a day. */
export const DAILY_GIFTS = 10;

const note = noted(GIFT_NOTE_MAX);

/** `left`: the number of gifts that the caller may still send today; null with premium, which has no limit. */
const today = z.object({ left: z.number().int().min(0).nullable(), resetsAt: z.iso.datetime() });
export type GiftDay = z.infer<typeof today>;

/** Returns every kind of gift, and the number of gifts that the caller may still send today. */
export const listGiftTypes = route({
  method: 'GET',
  path: '/api/gifts/types',
  part: 'gifts',
  access: 'member',
  audience: 'me',
  response: z.object({ types: z.array(giftType), today }),
});

/**
 * Sends a gift as a message in the room of the two people. The optional `chatRoomId` must name this room. If the two
 * have no room, a room is opened, as for a first message. A repeat with the same `clientId` sends nothing. Throws
 * `gifts_used` when the day's gifts are used up.
 */
export const sendGift = route({
  method: 'POST',
  path: '/api/gifts/send',
  part: 'gifts',
  access: 'member',
  body: z.object({
    giftTypeId: z.string().max(40),
    receiverId: userId,
    message: note.default(''),
    chatRoomId: roomId.optional(),
    clientId: z.uuid().optional(),
    sendAnyway,
  }),
  response: z.object({ message, duplicate: z.boolean() }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});

/** Unwraps a gift that the caller received. A repeat changes nothing. A gift has the same id as its message. */
export const unwrapGift = route({
  method: 'POST',
  path: '/api/gifts/:giftId/unwrap',
  part: 'gifts',
  access: 'member',
  params: z.object({ giftId: z.uuid() }),
  response: z.object({ message }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});

const given = {
  /** The id of the gift and of its message. */
  id: z.uuid(),
  chatRoomId: roomId,
  sentAt: z.iso.datetime(),
  unwrappedAt: z.iso.datetime().nullable(),
};
/** `before` is the `next` of the previous page. */
const page = z.object({ before: z.uuid().optional() });
const next = z.uuid().nullable();

/** Returns the gifts that the caller received, the newest first, without those from people hidden from the caller. */
export const listReceivedGifts = route({
  method: 'GET',
  path: '/api/gifts/received',
  part: 'gifts',
  access: 'member',
  query: page,
  response: z.object({
    /** `giftType` is null while a gift is wrapped; `from` is null if the giver's account was deleted. */
    gifts: z.array(z.object({ ...given, giftType: giftType.nullable(), from: personCard.nullable() })),
    next,
  }),
});

/** Returns the gifts that the caller gave, the newest first, without those to people hidden from the caller. */
export const listSentGifts = route({
  method: 'GET',
  path: '/api/gifts/sent',
  part: 'gifts',
  access: 'member',
  query: page,
  response: z.object({ gifts: z.array(z.object({ ...given, giftType: giftType.nullable(), to: personCard })), next }),
});

/** A gift on a shelf. `from` is null if the giver's account was deleted. */
const shelfGift = z.object({
  id: z.uuid(),
  giftType,
  from: personCard.pick({ id: true, displayName: true, isSeedUser: true, isDemo: true }).nullable(),
  unwrappedAt: z.iso.datetime(),
});

/** Returns the gifts that a person unwrapped, the last unwrapped first. Others see a hidden shelf as empty. */
export const getGiftShelf = route({
  method: 'GET',
  path: '/api/users/:id/gifts',
  part: 'gifts',
  access: 'member',
  params: z.object({ id: userId }),
  query: page,
  response: z.object({ gifts: z.array(shelfGift), count: z.number().int(), isHidden: z.boolean(), next }),
});

/** Shows the caller's shelf on their profile, or hides it. */
export const setGiftShelf = route({
  method: 'PUT',
  path: '/api/gifts/shelf',
  part: 'gifts',
  access: 'member',
  body: z.object({ isHidden: z.boolean() }),
  response: ok,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
