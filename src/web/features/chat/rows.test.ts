import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { blocksOf, firstUnread, rowsOf } from './rows.ts';

const line = (seq: number, senderId: number): Message => ({
  id: `${seq}`,
  chatRoomId: 'room',
  seq,
  senderId,
  clientId: `${seq}`,
  content: `Line ${seq}`,
  messageType: 'text',
  replyTo: null,
  createdAt: new Date(1_800_000_000_000 + seq * 1000).toISOString(),
});

it('Lines of blocked people keep their place among the others, folded', () => {
  const messages = [line(1, 7), line(2, 8), line(3, 7), line(4, 9)];
  const rows = blocksOf(messages).flatMap((block) => rowsOf(block, new Set([8])));
  expect(rows.map(({ message, isFolded }) => [message.seq, isFolded])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
});

it('The first unread message is of somebody else, arrived before the room was opened, and follows a loaded one', () => {
  const messages = [line(1, 7), line(2, 8), line(3, 7), line(4, 8), line(5, 8)];
  const me = 7;
  expect(firstUnread(messages, { me, readSeq: 2, last: 5 })).toBe('4');
  expect(firstUnread(messages, { me, readSeq: 1, last: 5 })).toBe('2');
  // Nothing was unread, and what arrives while the room is open is not.
  expect(firstUnread(messages, { me, readSeq: 3, last: 3 })).toBeUndefined();
  expect(firstUnread(messages, { me, readSeq: 5, last: 5 })).toBeUndefined();
  // In a room never read all is new, and above the first loaded message more may be unread.
  expect(firstUnread(messages, { me, readSeq: 0, last: 5 })).toBeUndefined();
  expect(firstUnread(messages.slice(1), { me, readSeq: 1, last: 5 })).toBeUndefined();
});
