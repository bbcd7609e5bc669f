import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEGINS } from './hatch.ts';
import { boltsOf, flowersOf, STROKE_MS, strokes } from './hatch.sky.ts';

test('twelve bolts and thirty flowers, the same for the same person', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(boltsOf(seed)).toHaveLength(12);
      expect(flowersOf(seed)).toHaveLength(30);
      expect([boltsOf(seed), flowersOf(seed)]).toEqual([boltsOf(seed), flowersOf(seed)]);
      for (const { x, y } of flowersOf(seed)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
    }),
  );
});

test('there are never more than three flashes in a second', () => {
  const flashes = [...new Set(boltsOf('anybody').map(({ stroke }) => strokes[stroke] ?? NaN))];
  for (const from of flashes) {
    // A flash counts from the moment it comes up to the moment it is gone.
    const seen = flashes.filter((at) => at + STROKE_MS > from && at < from + 1000);
    expect(seen.length).toBeLessThanOrEqual(3);
  }
  // One is over before the next begins, or two would look like one long flicker; the last before the egg spins.
  for (const [index, at] of strokes.entries()) {
    const next = strokes[index + 1] ?? BEGINS.spinning - BEGINS.lightning;
    expect(at + STROKE_MS).toBeLessThanOrEqual(next);
  }
});
