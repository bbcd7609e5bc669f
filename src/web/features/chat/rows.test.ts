import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { blocksOf, rowsOf } from './rows.ts';

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
