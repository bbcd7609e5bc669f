import { expect, it } from 'vitest';
import { seededRng } from './seeded-rng.ts';

const firstThree = (seed: number | string): number[] => {
  const random = seededRng(seed);
  return [random(), random(), random()].map((value) => Math.round(value * 2 ** 32));
};

it('A seed, a number or a text, gives the same numbers for ever', () => {
  expect(firstThree(1)).toEqual([2693262067, 11749833, 2265367787]);
  expect(firstThree(20_261_121)).toEqual([2969524423, 1512158564, 2312278096]);
  expect(firstThree('stars hero')).toEqual([3830037854, 2829760787, 3922271171]);
  expect(firstThree('')).not.toEqual(firstThree('a'));
});
