import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { leans, type CorePillar, type Passion } from '#contract/wild-maps.ts';
import { ridgesOf, shownOf, spotsFor } from './place.ts';

const pillar = (lean: CorePillar['lean']): CorePillar => ({
  pillar: 'energy',
  name: 'Energy',
  letter: 'E',
  side: 'Outward',
  lean,
  value: null,
  descriptors: [],
});
const anyone = integer({ min: 100_000_000_000, max: 999_999_999_999 });

it('Names on a map keep apart and stay inside its edge', () => {
  assert(
    property(anyone, (userId) => {
      const spots = [...ridgesOf(userId, leans.map(pillar)), ...spotsFor(userId, 5)];
      expect(spots).toHaveLength(9);
      for (const [index, { x, y }] of spots.entries()) {
        // A name is at most 40 % wide and, in three lines on the smallest map, 14 % high.
        expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(0.21);
        expect(Math.min(y, 1 - y)).toBeGreaterThanOrEqual(0.08);
        for (const other of spots.slice(index + 1)) {
          expect(Math.abs(x - other.x) > 0.4 || Math.abs(y - other.y) > 0.15).toBe(true);
        }
      }
    }),
  );
});

it('Names on a band keep apart and stay clear of its edge and title', () => {
  // The narrowest band is 780 × 276 px. A name is at most 20 % wide; in two lines, or with its ridge, it is 54 px high.
  const [wide, high] = [0.2, 54 / 276];
  assert(
    property(anyone, (userId) => {
      const spots = [...ridgesOf(userId, leans.map(pillar), 'band'), ...spotsFor(userId, 5, 'band')];
      for (const [index, { x, y }] of spots.entries()) {
        expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(wide / 2);
        expect(Math.min(y, 1 - y)).toBeGreaterThanOrEqual(high / 2 + 0.03);
        expect(x - wide / 2 > 0.2 || y - high / 2 > 0.25).toBe(true);
        for (const other of spots.slice(index + 1))
          expect(Math.abs(x - other.x) > wide || Math.abs(y - other.y) > high).toBe(true);
      }
    }),
  );
});

it('A clearer lean has a higher ridge', () => {
  const heights = ridgesOf(1, leans.map(pillar)).map(({ height }) => height);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(leans.length);
});

it('The map shows at most five passions, and the vibes among them', () => {
  const passions: Passion[] = [
    ...Array.from({ length: 20 }, (_, index): Passion => ({ id: `${index}`, kind: 'interest', name: `${index}` })),
    { id: 'chill', kind: 'vibe', name: 'Chill' },
  ];
  expect(shownOf(passions).map(({ id }) => id)).toEqual(['0', '1', '2', '3', 'chill']);
  expect(shownOf([])).toEqual([]);
});
