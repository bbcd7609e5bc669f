import { describe, expect, it } from 'vitest';
import { aiLeft, eternalStatus } from './ways.words.ts';

describe('the weekly match', () => {
  const serverTime = '2026-03-05T12:00:00.000Z';
  const nextMonday = '2026-03-09T05:00:00.000Z';
  it.each([
    [false, null, null, 'Premium'],
    [true, null, null, 'Ready: find this week’s'],
    [true, serverTime, null, 'Ready: find this week’s'],
    [true, nextMonday, null, 'The next one comes on Monday'],
    [true, nextMonday, '0190aaaa-0000-7000-8000-000000000001', 'See this week’s'],
  ] as const)('with premium %s, ready at %s and open %s says: %4$s', (isPremium, ...[readyAt, matchId, words]) => {
    expect(eternalStatus({ isPremium, eternal: { readyAt, matchId }, serverTime }, 'America/New_York')).toBe(words);
  });
});

it('AI characters of a day are counted down, and never below none', () => {
  expect(aiLeft({ aiMatches: 0, aiLimit: 3 })).toBe('3 of 3 left today');
  expect(aiLeft({ aiMatches: 2, aiLimit: 3 })).toBe('1 of 3 left today');
  expect(aiLeft({ aiMatches: 4, aiLimit: 3 })).toBe('All 3 met today');
});
