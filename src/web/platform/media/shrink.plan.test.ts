import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstThatFits, optimizedName, recipes, triesFor, type Try } from './shrink.plan.ts';

const { desktop, mobile } = recipes;
const largest = ({ width, height }: Try): number => Math.max(width, height);

/** Tries sizes in order, as if each encoding had the given size; returns the chosen size and the number of tries. */
async function made(sizes: readonly number[], target: number): Promise<{ size: number | undefined; tries: number }> {
  const tries = triesFor({ width: 4000, height: 3000 }, desktop).slice(0, sizes.length);
  let count = 0;
  const best = await firstThatFits(tries, { target }, (_, at) => {
    count += 1;
    return Promise.resolve({ size: sizes[at] ?? 0 });
  });
  return { size: best?.size, tries: count };
}

test('A desktop tries every scale with every quality, up to 1440 pixels a side', () => {
  const tries = triesFor({ width: 4032, height: 3024 }, desktop);
  expect(tries).toHaveLength(16);
  expect(tries.slice(0, 5)).toEqual([
    { width: 1440, height: 1080, quality: 0.8 },
    { width: 1440, height: 1080, quality: 0.7 },
    { width: 1440, height: 1080, quality: 0.6 },
    { width: 1440, height: 1080, quality: 0.5 },
    { width: 1296, height: 972, quality: 0.8 },
  ]);
  expect(tries.at(-1)).toEqual({ width: 1008, height: 756, quality: 0.5 });
});

test('A phone tries once, at up to 960 pixels a side', () => {
  expect(triesFor({ width: 3024, height: 4032 }, mobile)).toEqual([{ width: 720, height: 960, quality: 0.7 }]);
});

test('No try makes a picture larger, nor smaller than 960 pixels to save bytes', () => {
  expect([...new Set(triesFor({ width: 1200, height: 400 }, desktop).map(largest))]).toEqual([1200, 1080, 960]);
  expect([...new Set(triesFor({ width: 500, height: 400 }, desktop).map(largest))]).toEqual([500]);
  const side = fc.integer({ min: 1, max: 16_383 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(desktop, mobile), (width, height, recipe) => {
      for (const one of triesFor({ width, height }, recipe)) {
        expect(largest(one)).toBeLessThanOrEqual(Math.min(recipe.side, Math.max(width, height)));
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(1);
        expect(one.quality).toBeGreaterThanOrEqual(recipe.leastQuality);
      }
    }),
  );
});

test('The first try that is small enough is taken, or else the smallest', async () => {
  expect(await made([900, 700, 600], 750)).toEqual({ size: 700, tries: 2 });
  expect(await made([900, 800, 850], 750)).toEqual({ size: 800, tries: 3 });
  expect(await made([], 750)).toEqual({ size: undefined, tries: 0 });
});

test('A shrunken picture keeps its file’s name with the ending of its new type', () => {
  expect(optimizedName('my.fox.HEIC', 'image/webp')).toBe('my.fox_optimized.webp');
  expect(optimizedName('fox', 'image/jpeg')).toBe('fox_optimized.jpg');
});
