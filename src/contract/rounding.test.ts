import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounded } from './rounding.ts';

it('A number is rounded half up, as written in decimals', () => {
  for (const [value, shown] of [
    [83.9, 84],
    [83.5, 84],
    [83.49, 83],
    [0.285 * 100, 29],
    [1.005 * 100, 101],
    [0, 0],
    [99.5, 100],
  ] as const)
    expect(rounded(value), String(value)).toBe(shown);
});

it('A rounded number is at most a half away', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
      expect(Math.abs(rounded(value) - value)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});
