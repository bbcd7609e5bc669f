import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRng } from '#content/seeded-rng.ts';
import { contours, prepareContours } from './contour.ts';

test('The same seed draws the same lines, and another seed other lines', () => {
  const one = contours({ seed: 'ada', width: 390, height: 520 });
  // Enough other seeds push the drawing of the first seed out of the cache.
  for (let index = 0; index < 80; index++) contours({ seed: `other ${index}`, width: 60, height: 60 });
  expect(contours({ seed: 'ada', width: 390, height: 520 })).toEqual(one);
  expect(contours({ seed: 'bo', width: 390, height: 520 })).not.toEqual(one);
});

test('Contour lines prepared level by level equal those drawn at once', async () => {
  const options = { seed: 'prepared', width: 390, height: 420, peak: [0.8, 0.3] as const };
  let rests = 0;
  await prepareContours(options, async () => void (rests += 1));
  const prepared = contours(options);
  expect(rests).toBe(10);
  for (let index = 0; index < 80; index++) contours({ seed: `other ${index}`, width: 60, height: 60 });
  const drawn = contours(options);
  expect(drawn).toEqual(prepared);
  expect(drawn).not.toBe(prepared);
  expect(contours(options)).toBe(drawn);
});

test('Any seed and size gives lines, all of them finite and within the frame', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 240, max: 1600 }),
      fc.integer({ min: 240, max: 1600 }),
      (seed, width, height) => {
        const paths = contours({ seed, width, height });
        expect(paths.length).toBeGreaterThan(2);
        const step = Math.max(width, height) / 36;
        for (const path of paths) {
          expect(path).toMatch(/^M[\d.-]+ [\d.-]+[QLZ\d. -]+$/);
          const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
          expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height) + step);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('A higher ridge has more lines around it', () => {
  const linesOf = (height: number) =>
    contours({ seed: 'ada', width: 400, height: 400, levels: 12, ridges: [{ x: 0.5, y: 0.5, height }] }).length;
  expect(linesOf(1)).toBeGreaterThan(linesOf(0.4));
});

test('The random numbers are spread over [0, 1)', () => {
  const random = seededRng('spread');
  const drawn = Array.from({ length: 5000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
