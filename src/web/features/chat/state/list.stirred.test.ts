import { expect, it } from 'vitest';
import { hasStirred } from './list.stirred.ts';

const here = { id: 'a', lastSeq: 9, readSeq: 4, unreadCount: 5 };
const there = { roomId: 'a', lastSeq: 9, readSeq: 4, unreadCount: 5 };

it('The list is stale after a change on another device or in an unknown room', () => {
  expect(hasStirred([here], [there])).toBe(false);
  expect(hasStirred([here], [])).toBe(false);
  for (const one of [
    { ...there, lastSeq: 10 },
    { ...there, readSeq: 5 },
    { ...there, unreadCount: 0 },
    { ...there, isListed: false as const },
    { ...there, roomId: 'b' },
  ])
    expect(hasStirred([here], [one])).toBe(true);
});

it('The list stays fresh when this device already knows more', () => {
  expect(hasStirred([{ ...here, lastSeq: 10 }], [there])).toBe(false);
  expect(hasStirred([{ ...here, readSeq: 9, unreadCount: 0 }], [there])).toBe(false);
  expect(hasStirred([], [{ ...there, isListed: false }])).toBe(false);
});
