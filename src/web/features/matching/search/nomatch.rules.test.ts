import { describe, expect, it } from 'vitest';
import { DAILY_COMPANIONS } from '#contract/companions.ts';
import { DAILY_MATCHES, filters, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import { coldRows, liveliest, noMatchVariant, wideningOf, type NoMatchVariant } from './nomatch.rules.ts';

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

  it.each([1, 2])('Meeting three people and %i companions shows the screen for exhausted people', (aiMatches) => {
    const met = { humanMatches: DAILY_MATCHES, dailyLimit: DAILY_MATCHES, aiMatches, aiLimit: DAILY_COMPANIONS };
    expect(noMatchVariant(met)).toBe(human);
  });

  it('Counts above the limit, as after Premium, still have a screen', () => {
    const after = { humanMatches: 5, dailyLimit: 3, aiMatches: 3, aiLimit: 3 };
    expect(noMatchVariant(after)).toBe(everything);
    expect(noMatchVariant({ ...after, aiMatches: 0 })).toBe(human);
  });
});

describe('What an empty search offers to widen', () => {
  const near = { locationRadius: 'state', wouldFit: 5 } as const;

  it.each(filters.filter((filter) => filter !== 'theirs'))(
    'The main offer is about the named filter %s',
    (narrowest) => {
      expect(wideningOf({ narrowest, widen: near })).toEqual({ named: narrowest, radius: 'state' });
    },
  );

  it('Distance is widened only where a wider radius finds somebody', () => {
    expect(wideningOf({ narrowest: 'distance', widen: null }).named).toBe(null);
    expect(wideningOf({ narrowest: 'gender', widen: null }).named).toBe('gender');
  });

  it('Other people’s wishes are nothing that one can widen', () => {
    expect(wideningOf({ narrowest: 'theirs', widen: near })).toMatchObject({ named: null, radius: 'state' });
    expect(wideningOf(null)).toEqual({ named: null, radius: null });
  });
});

describe('What answers a person whom nobody fits', () => {
  const fresh = { practice: true, isAlone: false, aiMatches: 0, aiLimit: DAILY_COMPANIONS };

  it('The practice run is last among people and first where nobody else is', () => {
    expect(coldRows(fresh)).toEqual(['room', 'character', 'invite', 'practice']);
    expect(coldRows({ ...fresh, isAlone: true })[0]).toBe('practice');
  });

  it('An invitation stays where nothing else is left', () => {
    for (const isAlone of [true, false])
      expect(coldRows({ ...fresh, isAlone, practice: false, aiMatches: DAILY_COMPANIONS })).toContain('invite');
  });

  it('The room is one in which somebody spoke, else the first', () => {
    const [quiet, live] = [{ lastMessage: null }, { lastMessage: {} as never }];
    expect(liveliest([quiet, live])).toBe(live);
    expect(liveliest([quiet])).toBe(quiet);
    expect(liveliest([])).toBeUndefined();
  });
});
