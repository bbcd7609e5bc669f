import { expect, it } from 'vitest';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import { limitToast } from './nomatch.words.ts';

it.each([DAILY_MATCHES, PREMIUM_DAILY_MATCHES])(
  'A search after all %i matches says so in the given words',
  (dailyLimit) => {
    expect(limitToast({ dailyLimit })).toMatchObject({
      title: 'Daily limit reached! 🌙',
      description: `You've used all ${dailyLimit} daily matches. Come back tomorrow for fresh connections!`,
    });
  },
);
