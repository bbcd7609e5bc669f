import { describe, expect, it } from 'vitest';
import type { SoulMatch } from '#contract/matching.ts';
import { foundToday, leftWords, metWords, untilReset } from './matchDay.ts';

describe('The words of the matching day', () => {
  const day = { humanMatches: 2, dailyLimit: 3, remainingMatches: 1 };

  it('The fraction says what is used, and "left" says what is not', () => {
    expect(metWords(day)).toBe('2/3 met today');
    expect(leftWords(day)).toBe('1 left');
  });

  it('More matches than the day has now, after premium ended, are told without a fraction', () => {
    expect(metWords({ humanMatches: 5, dailyLimit: 3 })).toBe('5 met today');
    expect(metWords({ humanMatches: 3, dailyLimit: 3 })).toBe('3/3 met today');
  });

  it.each([
    ['2026-03-05T17:59:59.000Z', '5h'],
    ['2026-03-05T12:11:01.000Z', '12m'],
    ['2026-03-05T12:00:00.000Z', '0m'],
    ['2026-03-05T11:00:00.000Z', '0m'],
  ])('The time until %s is told as %s', (resetsAt, words) => {
    expect(untilReset({ resetsAt }, Date.parse('2026-03-05T12:00:00.000Z'))).toBe(words);
  });
});

it('The day’s places are those of its searches, whenever the day began', () => {
  const matches = ['third', 'yesterday', 'first'].map((id) => ({ id }) as SoulMatch);
  expect(foundToday({ matches, humanMatchIds: ['first', 'ended', 'third'] }).map((match) => match?.id)).toEqual([
    'first',
    undefined,
    'third',
  ]);
  expect(foundToday({ matches })).toEqual([]);
});
