import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { comingWords, foldComings } from './comings.ts';

let seq = 0;
const line = (kind?: 'joined' | 'left' | 'muted', day = '01'): Message => {
  seq += 1;
  const notice = kind && { kind, userIds: [seq] };
  return { id: `m${seq}`, seq, senderId: 1, content: '', createdAt: `2026-03-${day}T12:00:00.000Z`, notice } as Message;
};
const none = new Set<string>();
const idsOf = (messages: readonly Message[]): string[] => messages.map(({ id }) => id);

it('Three or more joins and leaves in a row fold into one line', () => {
  const [a, b, c, d] = [line('joined'), line('left'), line('joined'), line()];
  const [e, f] = [line('joined'), line('joined')];
  const { lines, comings } = foldComings([a, b, c, d, e, f], none);
  expect(idsOf(lines)).toEqual(idsOf([c, d, e, f]));
  expect([...comings]).toEqual([[c.id, { ids: idsOf([a, b, c]), joined: 2, left: 1 }]]);
});

it('A run ends at any other line and at midnight', () => {
  const messages = [
    line('joined'),
    line('joined'),
    line('muted'),
    line('joined'),
    line('joined'),
    line('joined', '02'),
  ];
  const { lines, comings } = foldComings(messages, none);
  expect([lines, comings.size]).toEqual([messages, 0]);
});

it('A run that was opened stays open when more come before and after it', () => {
  const messages = [line('joined'), line('joined'), line('joined'), line('joined'), line('joined')];
  const opened = new Set(idsOf(messages.slice(1, 4)));
  expect(foldComings(messages, opened).lines).toEqual(messages);
  expect(foldComings(messages, none).lines).toEqual(messages.slice(-1));
});

it('The words count people, and say only what happened', () => {
  expect(comingWords({ joined: 12, left: 3 })).toBe('12 people joined and 3 left.');
  expect(comingWords({ joined: 1, left: 2 })).toBe('1 person joined and 2 left.');
  expect(comingWords({ joined: 3, left: 0 })).toBe('3 people joined.');
  expect(comingWords({ joined: 0, left: 4 })).toBe('4 people left.');
});
