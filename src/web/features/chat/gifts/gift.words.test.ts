import { expect, it } from 'vitest';
import { giftTypeOf } from '#content/gifts.ts';
import { giftWords } from '#contract/chat.gifts.ts';
import type { Message } from '#contract/chat.ts';
import { giftTitle } from './gift.words.ts';

const gift = { senderId: 1, gift: { receiverId: 2, giftType: null, message: '' } } as unknown as Message;
const nameOf = (id: number): string => `Person ${id}`;

it('A gift’s title differs for its sender, its receiver and others', () => {
  expect([1, 2, 3].map((me) => giftTitle(gift, me, nameOf))).toEqual([
    'You sent a cosmic gift!',
    'You received a cosmic gift!',
    'Person 1 sent Person 2 a gift',
  ]);
});

it('A gift without a note names itself with the right article', () => {
  const words = (id: string, message = ''): string =>
    giftWords({ receiverId: 2, giftType: giftTypeOf(id) ?? null, message });
  expect(['warm-mug', 'odd-planet', 'firm-maybe'].map((id) => words(id))).toEqual([
    'Sent you a Warm Mug! 🎁',
    'Sent you an Odd Planet! 🎁',
    'Sent you a Firm Maybe! 🎁',
  ]);
  expect(words('warm-mug', 'two sugars')).toBe('two sugars');
});
