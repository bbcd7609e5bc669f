import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { giftTitle } from './gift.words.ts';

const gift = { senderId: 1, gift: { receiverId: 2, giftType: null, message: '' } } as unknown as Message;
const nameOf = (id: number): string => `Person ${id}`;

it('A gift says to its sender that they sent it, to its receiver that they have it, and to others who gave it to whom', () => {
  expect([1, 2, 3].map((me) => giftTitle(gift, me, nameOf))).toEqual([
    'You sent a cosmic gift!',
    'You received a cosmic gift!',
    'Person 1 sent Person 2 a gift',
  ]);
});
