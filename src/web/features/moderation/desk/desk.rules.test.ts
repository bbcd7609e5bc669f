import { expect, test } from 'vitest';
import type { WholeCase } from '#contract/moderation.ts';
import { buttonWords, timeLeft } from './desk.words.ts';
import { changesSince, nearestLines, neighborOf } from './desk.rules.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const inMinutes = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();

test('The queue shows how much of the target time is left, and what is late', () => {
  expect(timeLeft(inMinutes(24), NOW)).toEqual({ words: '24 min', isLate: false });
  expect(timeLeft(inMinutes(168), NOW)).toEqual({ words: '2 h 48', isLate: false });
  expect(timeLeft(inMinutes(125), NOW)).toEqual({ words: '2 h 05', isLate: false });
  expect(timeLeft(inMinutes(31 * 60 + 20), NOW)).toEqual({ words: '31 h', isLate: false });
  expect(timeLeft(inMinutes(-20), NOW)).toEqual({ words: 'late 20 min', isLate: true });
  expect(timeLeft(inMinutes(-4 * 24 * 60), NOW)).toEqual({ words: 'late 4 days', isLate: true });
});

test('The button says exactly what will happen', () => {
  const chosen = { days: 7, kind: 'message', needsSecond: false, isHeld: false } as const;
  expect(buttonWords({ ...chosen, action: 'no_writing' })).toBe('No writing for 7 days');
  expect(buttonWords({ ...chosen, action: 'no_writing', days: 1 })).toBe('No writing for 1 day');
  expect(buttonWords({ ...chosen, action: 'hide' })).toBe('Hide the message');
  expect(buttonWords({ ...chosen, isHeld: true, action: 'hide' })).toBe('Keep the message hidden');
  expect(buttonWords({ ...chosen, action: 'ban' })).toBe('Ban the account');
  expect(buttonWords({ ...chosen, action: 'ban', needsSecond: true })).toBe('Propose the ban');
});

test('J and K walk the queue and stop at its ends', () => {
  const cases = [{ id: 'a' }, { id: 'b' }];
  expect(neighborOf(cases, undefined, 1)).toBe('a');
  expect(neighborOf(cases, 'a', 1)).toBe('b');
  expect(neighborOf(cases, 'b', 1)).toBeNull();
  expect(neighborOf(cases, 'a', -1)).toBeNull();
  expect(neighborOf([], 'a', 1)).toBeNull();
});

test('A moderator reads what somebody else changed meanwhile', () => {
  const before = { history: [{ at: '1', text: 'Opened', by: 'the machine' }], reports: 1, notices: 0, state: 'open' };
  const after = {
    history: [...before.history, { at: '2', text: 'Warned', by: 'mod_ana' }],
    reports: 2,
    notices: 0,
    state: 'closed',
  };
  expect(changesSince(before as unknown as WholeCase, after as unknown as WholeCase)).toEqual([
    'Warned (mod_ana)',
    'One more report came in.',
  ]);
});

test('The reported line shows with two lines on each side', () => {
  const lines = Array.from({ length: 9 }, (_, at) => ({ at, isSubject: at === 4 }));
  expect(nearestLines(lines).map(({ at }) => at)).toEqual([2, 3, 4, 5, 6]);
  expect(nearestLines(lines.slice(0, 2)).map(({ at }) => at)).toEqual([0, 1]);
});
