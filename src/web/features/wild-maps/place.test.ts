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

it('No two names of a map come too close, and none crosses its edge', () => {
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
