import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { firstUnread, rowOf } from './rows.ts';

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

it('A line has its day above it once what comes before it is known, and closes its group before another sender', () => {
  const [before, message, after] = [line(1, 7), line(2, 8), line(3, 8)];
  const first = { before: undefined, after, isCut: false };
  expect(rowOf(message, first, false)).toMatchObject({ opensDay: true, opensGroup: true, closesGroup: false });
  expect(rowOf(message, { ...first, isCut: true }, false)).toMatchObject({ opensDay: false, opensGroup: true });
  expect(rowOf(message, { ...first, before }, false)).toMatchObject({ opensDay: false, opensGroup: true });
  expect(rowOf(after, { before: message, after: undefined, isCut: false }, true)).toEqual({
    message: after,
    opensDay: false,
    opensGroup: false,
    closesGroup: true,
    closesTime: true,
    isFolded: true,
  });
});

it('Over midnight and after a notice the name stands again, though its sender wrote the line before', () => {
  const message = line(2, 8);
  const at = (change: Partial<Message>) => ({
    before: { ...line(1, 8), ...change },
    after: undefined,
    isCut: false,
  });
  expect(rowOf(message, at({}), false)).toMatchObject({ opensDay: false, opensGroup: false });
  const yesterday = new Date(Date.parse(message.createdAt) - 86_400_000).toISOString();
  expect(rowOf(message, at({ createdAt: yesterday }), false)).toMatchObject({ opensDay: true, opensGroup: true });
  const notice: Message['notice'] = { kind: 'renamed', userIds: [], text: 'Owls' };
  expect(rowOf(message, at({ notice }), false)).toMatchObject({ opensDay: false, opensGroup: true });
  expect(rowOf(message, at({ senderId: 7 }), false)).toMatchObject({ opensDay: false, opensGroup: true });
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
