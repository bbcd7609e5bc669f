import { describe, expect, it } from 'vitest';
import { DAILY_COMPANIONS } from '#contract/companions.ts';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import { noMatchVariant, type NoMatchVariant } from './nomatch.rules.ts';

const [everything, human, ai, first] = [
  'everything_exhausted',
  'human_exhausted',
  'ai_exhausted',
  'first_no_match',
] as const satisfies NoMatchVariant[];

/**
 * The expected screens for each daily limit: a row per number of used matches, a column per number of used companions.
 */
const tables: [limit: number, rows: NoMatchVariant[][]][] = [
  [
    DAILY_MATCHES,
    [
      [first, first, first, ai],
      [first, first, first, first],
      [first, first, first, first],
      [human, human, human, everything],
    ],
  ],
  [
    PREMIUM_DAILY_MATCHES,
    [
      [first, first, first, ai],
      [first, first, first, first],
      [first, first, first, first],
      [first, first, first, first],
      [first, first, first, first],
      [human, human, human, everything],
    ],
  ],
];

const cases = tables.flatMap(([dailyLimit, rows]) =>
  rows.flatMap((row, humanMatches) =>
    row.map((variant, aiMatches) => ({ dailyLimit, humanMatches, aiMatches, variant })),
  ),
);

describe('The screen of an empty search', () => {
  it('Every possible count has a screen', () => {
    for (const [limit, rows] of tables) {
      expect(rows).toHaveLength(limit + 1);
      for (const row of rows) expect(row).toHaveLength(DAILY_COMPANIONS + 1);
    }
  });

  it.each(cases)('$humanMatches of $dailyLimit people and $aiMatches companions give $variant', (counts) => {
    expect(noMatchVariant({ ...counts, aiLimit: DAILY_COMPANIONS })).toBe(counts.variant);
  });

  it('Counts beyond the limit, as after premium, have a screen too', () => {
    const after = { humanMatches: 5, dailyLimit: 3, aiMatches: 3, aiLimit: 3 };
    expect(noMatchVariant(after)).toBe(everything);
    expect(noMatchVariant({ ...after, aiMatches: 0 })).toBe(human);
  });
});
