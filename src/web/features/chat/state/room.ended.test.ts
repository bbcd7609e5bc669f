import { expect, it } from 'vitest';
import { FADED_MESSAGE } from '#contract/chat.ts';
import { messageAt } from '#test/room-lines.ts';
import { emptyLog, reduceLog } from './room.log.ts';
import { ended, withFewEnded, withoutEnded } from './room.ended.ts';

const END = '2030-01-01T00:00:00.000Z';
const at = (ms: number): number => Date.parse(END) + ms;

it('A message loses its words at its end', () => {
  const message = { ...messageAt(1, false), endsAt: END };
  expect(withoutEnded(message, at(-1))).toBe(message);
  const opened = { type: 'opened', messages: [message], lastSeq: 1, hasMore: false } as const;
  let log = reduceLog(emptyLog(1), opened);
  expect(ended(log, at(-1))).toBe(log);
  log = ended(log, at(0));
  expect(JSON.stringify(log)).not.toContain('line 1');
  expect(log.messages[0]).toMatchObject({ content: FADED_MESSAGE, isFaded: true, isDeleted: true });
  const changed = {
    ...messageAt(1, false),
    content: FADED_MESSAGE,
    isDeleted: true,
    isFaded: true,
    changedSeq: 2,
  } as const;
  log = reduceLog(log, { type: 'entry', seq: 2, message: null, changed });
  expect(log.messages).toEqual([changed]);
});

it('A quote loses its words at the end of what it quotes', () => {
  const replyTo = { messageId: messageAt(1, false).id, seq: 1, senderId: 1, content: 'line 1', endsAt: END };
  const reply = withoutEnded({ ...messageAt(2, true), replyTo }, at(0));
  expect([reply.content, reply.replyTo?.content, reply.replyTo?.isDeleted]).toEqual(['line 2', FADED_MESSAGE, true]);
});

it('One of several lines in a row that disappeared is shown', () => {
  const gone = (seq: number) => withoutEnded({ ...messageAt(seq, false), endsAt: END }, at(0));
  const shown = withFewEnded([gone(1), gone(2), messageAt(3, true), gone(4), gone(5)]);
  expect(shown.map(({ seq }) => seq)).toEqual([1, 3, 4]);
});
