import { describe, expect, it } from 'vitest';
import { aiLeft, eternalStatus } from './ways.words.ts';

describe('The weekly match', () => {
  const serverTime = '2026-03-05T12:00:00.000Z';
  const nextMonday = '2026-03-09T05:00:00.000Z';
  const open = '0190aaaa-0000-7000-8000-000000000001';
  it.each([
    { isPremium: false, readyAt: null, matchId: null, words: 'Premium' },
    { isPremium: true, readyAt: null, matchId: null, words: 'Ready: find this week’s' },
    { isPremium: true, readyAt: serverTime, matchId: null, words: 'Ready: find this week’s' },
    { isPremium: true, readyAt: nextMonday, matchId: null, words: 'The next one comes on Monday' },
    { isPremium: true, readyAt: nextMonday, matchId: open, words: 'See this week’s' },
  ])(
    'The weekly match (premium $isPremium, ready $readyAt, open $matchId) says “$words”',
    ({ isPremium, words, ...eternal }) => {
      expect(eternalStatus({ isPremium, eternal, serverTime }, 'America/New_York')).toBe(words);
    },
  );
});

it('The day’s AI characters count down, never below zero', () => {
  expect(aiLeft({ aiMatches: 0, aiLimit: 3 })).toBe('3 left');
  expect(aiLeft({ aiMatches: 2, aiLimit: 3 })).toBe('1 left');
  expect(aiLeft({ aiMatches: 4, aiLimit: 3 })).toBe('3/3 met today');
});
