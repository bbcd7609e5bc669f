import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { emptyLog, reduceLog } from '#web/features/chat/state/room.log.ts';
import { pinnedWords, pinsIn } from './pins.ts';

const messageAt = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `018f0000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  chatRoomId: '018f0000-0000-7000-8000-000000000000',
  seq,
  senderId: 1,
  clientId: `018f0000-0000-7000-9000-${String(seq).padStart(12, '0')}`,
  content: `line ${seq}`,
  messageType: 'text',
  replyTo: null,
  createdAt: '2026-05-24T10:00:00.000Z',
  ...more,
});

const open = (messages: Message[], lastSeq: number) =>
  reduceLog(emptyLog(1), { type: 'opened', messages, lastSeq, hasMore: true });
const seqs = (messages: Message[]): number[] => messages.map(({ seq }) => seq);

it('Pins from the server and the log appear once each in log order', () => {
  const log = open([messageAt(8, { pinnedSeq: 9, changedSeq: 9 }), messageAt(7)], 9);
  const read = [messageAt(8, { pinnedSeq: 9, changedSeq: 9 }), messageAt(3, { pinnedSeq: 5, changedSeq: 5 })];
  expect(seqs(pinsIn(log, read))).toEqual([3, 8]);
});

it('A pin far back shows as soon as its line arrives', () => {
  const read = [messageAt(3, { pinnedSeq: 5, changedSeq: 5 })];
  let log = open([messageAt(8)], 9);
  log = reduceLog(log, { type: 'entry', seq: 10, message: null, changed: messageAt(3, { changedSeq: 10 }) });
  const pinned = messageAt(2, { pinnedSeq: 11, changedSeq: 11 });
  log = reduceLog(log, { type: 'entry', seq: 11, message: null, changed: pinned });
  expect(seqs(pinsIn(log, read))).toEqual([2]);
});

it('A newly read pin stays unless its message is deleted or hidden', () => {
  const log = open([messageAt(8, { changedSeq: 9 })], 9);
  const read = [messageAt(8, { pinnedSeq: 12, changedSeq: 12 })];
  expect(seqs(pinsIn(log, read))).toEqual([8]);
  const gone = { pinnedSeq: 12, changedSeq: 13 };
  expect(pinsIn(log, [messageAt(8, { ...gone, isHidden: true }), messageAt(7, { ...gone, isDeleted: true })])).toEqual(
    [],
  );
});

it('A pin disappears when its author takes their lines along', () => {
  const theirs = messageAt(3, { pinnedSeq: 5, changedSeq: 5, senderId: 2 });
  const read = [theirs, messageAt(4, { pinnedSeq: 6, changedSeq: 6 })];
  let log = open([messageAt(8)], 9);
  const pinned = messageAt(2, { pinnedSeq: 10, changedSeq: 10, senderId: 2 });
  log = reduceLog(log, { type: 'entry', seq: 10, message: null, changed: pinned });
  expect(seqs(pinsIn(log, read))).toEqual([2, 3, 4]);
  log = reduceLog(log, { type: 'entry', seq: 11, message: null, takenBy: 2 });
  expect(seqs(pinsIn(log, read))).toEqual([4]);
});

it('A pinned picture without words is called a picture', () => {
  expect([pinnedWords(messageAt(1)), pinnedWords(messageAt(1, { content: '' }))]).toEqual([
    'line 1',
    'Sent a picture.',
  ]);
});
