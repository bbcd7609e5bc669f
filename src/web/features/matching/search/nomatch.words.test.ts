import { expect, it } from 'vitest';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import { joinedWords, limitWords } from './nomatch.words.ts';

it.each([DAILY_MATCHES, PREMIUM_DAILY_MATCHES])(
  'A search after all %i matches says so in the given words',
  (dailyLimit) => {
    expect(limitWords({ dailyLimit })).toEqual([
      'Daily limit reached! 🌙',
      `You've used all ${dailyLimit} daily matches. Come back tomorrow for fresh connections!`,
    ]);
  },
);

it('A count of people who joined names their state', () => {
  const empty = { counts: [], narrowest: null, joined: 10, widen: null };
  expect(joinedWords(empty, 'CA')).toBe('At least 10 people joined in California this week.');
  for (const [one, state] of [
    [{ ...empty, joined: 0 }, 'CA'],
    [empty, null],
    [null, 'CA'],
  ] as const)
    expect(joinedWords(one, state)).toBeNull();
});
