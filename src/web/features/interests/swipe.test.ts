import { expect, it } from 'vitest';
import { verdictAt } from './swipe.ts';

it.each([
  [0, null],
  [80, null],
  [-80, null],
  [80.5, 'yes'],
  [-81, 'no'],
  [300, 'yes'],
])('A card released at %s px means %s', (distance, verdict) => {
  expect(verdictAt(distance)).toBe(verdict);
});
