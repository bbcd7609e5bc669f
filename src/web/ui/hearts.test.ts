import { expect, test } from 'vitest';
import { HEARTS_MS, heartsOf, placeOf } from './hearts.ts';

const hearts = heartsOf('a pair', { count: 80, tones: 3 });

test('All hearts have fallen when the shower ends', () => {
  for (const heart of hearts) {
    expect(placeOf(heart, heart.from)?.y).toBeLessThan(0);
    expect(placeOf(heart, heart.from + heart.takes * 0.999)?.y).toBeGreaterThan(1);
    expect(placeOf(heart, HEARTS_MS + 1)).toBeNull();
  }
});

test('Hearts fall during the whole shower, and the same seed repeats them', () => {
  for (let time = 1000; time < HEARTS_MS - 500; time += 250) {
    expect(hearts.filter((heart) => placeOf(heart, time) !== null).length).toBeGreaterThan(3);
  }
  expect(heartsOf('a pair', { count: 80, tones: 3 })).toEqual(hearts);
  expect(new Set(hearts.map(({ tone }) => tone))).toEqual(new Set([0, 1, 2]));
});
