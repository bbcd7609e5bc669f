import { INNER, type TableEntry } from './held.ts';

/** The tables of gifts between people. */
export const ofGifts = {
  gift: {
    kind: 'chats',
    people: 'sender_id receiver_id',
    mine: 'sender_id receiver_id',
    only: 'isGivenOrThere',
    veiled: { isGivenOrUnwrapped: 'type' },
    key: 'id',
    exported: 'id room_id type sent_at unwrapped_at',
    withheld: { [INNER]: 'seq sender_id receiver_id' },
    ends: { kept: 'what a person gave stays with those who have it, without a name; what they were given goes' },
  },
  gift_shelf: {
    kind: 'chats',
    people: 'user_id',
    mine: 'user_id',
    exported: 'hidden_at',
    withheld: { [INNER]: 'user_id' },
    ends: 'account',
  },
} as const satisfies Record<string, TableEntry>;
