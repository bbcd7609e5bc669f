import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { rowOf, unreadOf } from './rows.ts';

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

it('A line shows its day once the line before it is known', () => {
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

it('The sender’s name shows again after midnight or a notice', () => {
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

it('A line before a notice shows the face and the time', () => {
  const [message, after] = [line(1, 8), line(2, 8)];
  const at = (change: Partial<Message>) => ({ before: undefined, after: { ...after, ...change }, isCut: false });
  expect(rowOf(message, at({}), false)).toMatchObject({ closesGroup: false, closesTime: false });
  const notice: Message['notice'] = { kind: 'renamed', userIds: [], text: 'Owls' };
  expect(rowOf(message, at({ notice }), false)).toMatchObject({ closesGroup: true, closesTime: true });
});

it('A line shows its time when the next is of another day', () => {
  const at = (minute: number): string => new Date(2027, 0, 15, 23, minute).toISOString();
  const message = { ...line(1, 8), createdAt: at(58) };
  const closesAt = (minute: number) =>
    rowOf(message, { before: undefined, after: { ...line(2, 8), createdAt: at(minute) }, isCut: false }, false);
  expect(closesAt(59)).toMatchObject({ closesGroup: false, closesTime: false });
  expect(closesAt(61)).toMatchObject({ closesGroup: true, closesTime: true });
});

it('The first unread message is someone else’s from before the room was opened', () => {
  const messages = [line(1, 7), line(2, 8), line(3, 7), line(4, 8), line(5, 8)];
  const unread = (lines: readonly Message[], readSeq: number, last = 5) =>
    unreadOf(lines, false, { me: 7, readSeq, last, count: 0 });
  expect(unread(messages, 2)).toMatchObject({ first: '4', count: 2 });
  expect(unread(messages, 1)).toMatchObject({ first: '2', count: 3 });
  // No message was unread when the room was opened. Messages that arrive in the open room do not count.
  expect(unread(messages, 3, 3).first).toBeUndefined();
  expect(unread(messages, 5)).toEqual({ first: undefined, count: 0, isAbove: false });
  // The first unread message is uncertain in a room that was never read, and while no message before it is loaded.
  expect(unread(messages, 0).first).toBeUndefined();
  expect(unread(messages.slice(1), 1).first).toBeUndefined();
});

it('Unread messages beyond the page count as above until the page reaches them', () => {
  const page = [line(61, 8), line(62, 7), line(63, 8)];
  const opened = { me: 7, readSeq: 10, last: 63, count: 40 };
  expect(unreadOf(page, true, opened)).toEqual({ first: undefined, count: 40, isAbove: true });
  expect(unreadOf(page, false, opened).isAbove).toBe(false);
  expect(unreadOf([line(10, 7), line(11, 8)], true, opened)).toMatchObject({ first: '11', count: 40, isAbove: false });
  expect(unreadOf(page, true, { ...opened, count: 2 }).isAbove).toBe(false);
  // Messages after the opening do not matter.
  expect(unreadOf([line(80, 8)], true, opened).isAbove).toBe(false);
});
