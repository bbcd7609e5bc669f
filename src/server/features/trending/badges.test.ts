import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgesOf, TREND_PEOPLE, trendOf } from './badges.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

describe('a trend', () => {
  it('A trend’s score is the squared excess divided by the usual number', () => {
    expect(trendOf({ people: 31, mean: 9, before: undefined }, NOW)).toMatchObject({ usual: 9, score: 22 ** 2 / 9 });
    expect(trendOf({ people: 6, mean: 0.2, before: undefined }, NOW)).toMatchObject({ usual: 1, score: 25 });
    expect(trendOf({ people: 9, mean: 9, before: undefined }, NOW).score).toBe(0);
    expect(trendOf({ people: 3, mean: 9, before: undefined }, NOW).score).toBe(0);
  });

  it('A moment as high as what is left of the peak is the new peak', () => {
    const before = { peak: 50, peakedAt: hoursAgo(2) };
    expect(trendOf({ people: 6, mean: 1, before }, NOW)).toMatchObject({ score: 25, peak: 25, peakedAt: NOW });
  });

  it('A trend’s score halves every two hours after its peak', () => {
    const before = { peak: 40, peakedAt: hoursAgo(2) };
    expect(trendOf({ people: 1, mean: 1, before }, NOW)).toEqual({
      usual: 1,
      score: 20,
      peak: 40,
      peakedAt: before.peakedAt,
    });
    expect(trendOf({ people: 6, mean: 1, before }, NOW)).toEqual({ usual: 1, score: 25, peak: 25, peakedAt: NOW });
  });
});

describe('the badges', () => {
  it('Badges go to the three most unusual rooms with at least five people', () => {
    const rooms = [
      { id: 'a', people: TREND_PEOPLE, score: 3 },
      { id: 'b', people: TREND_PEOPLE - 1, score: 90 },
      { id: 'c', people: 40, score: 12 },
      { id: 'd', people: 40, score: 0.9 },
      { id: 'e', people: 9, score: 7 },
      { id: 'f', people: 9, score: 2 },
    ];
    expect([...badgesOf(rooms)]).toEqual([
      ['c', 'HOT'],
      ['e', 'VIRAL'],
      ['a', 'RISING'],
    ]);
    expect([...badgesOf(rooms.slice(0, 2))]).toEqual([['a', 'HOT']]);
  });

  it('A badge is given from one point on', () => {
    expect([...badgesOf([{ id: 'a', people: 9, score: 1 }])]).toEqual([['a', 'HOT']]);
    expect([...badgesOf([{ id: 'a', people: 9, score: 0.99 }])]).toEqual([]);
  });

  it('The badges are the same in whatever order the rooms come', () => {
    const room = fc.record({
      id: fc.uuid(),
      people: fc.integer({ min: 0, max: 12 }),
      score: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(room, { selector: ({ id }) => id, maxLength: 20 }), (rooms) => {
        expect(badgesOf(rooms.toReversed())).toEqual(badgesOf(rooms));
      }),
    );
  });
});
