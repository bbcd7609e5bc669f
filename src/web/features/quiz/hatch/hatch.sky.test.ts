import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEGINS } from './hatch.ts';
import { boltsOf, flowersOf, STROKE_MS, strokes } from './hatch.sky.ts';

test('The sky has twelve bolts and thirty flowers, the same for the same person', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(boltsOf(seed)).toHaveLength(12);
      expect(flowersOf(seed)).toHaveLength(30);
      expect([boltsOf(seed), flowersOf(seed)]).toEqual([boltsOf(seed), flowersOf(seed)]);
      for (const { x, y } of flowersOf(seed)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
    }),
  );
});

test('The lightning never flashes more than three times in a second', () => {
  const flashes = [...new Set(boltsOf('anybody').map(({ stroke }) => strokes[stroke] ?? NaN))];
  for (const from of flashes) {
    // Counts every flash that is visible at some moment of the second after `from`.
    const seen = flashes.filter((at) => at + STROKE_MS > from && at < from + 1000);
    expect(seen.length).toBeLessThanOrEqual(3);
  }
  // Two overlapping strokes would look like one long flicker. The last stroke ends before the egg spins.
  for (const [index, at] of strokes.entries()) {
    const next = strokes[index + 1] ?? BEGINS.spinning - BEGINS.lightning;
    expect(at + STROKE_MS).toBeLessThanOrEqual(next);
  }
});
