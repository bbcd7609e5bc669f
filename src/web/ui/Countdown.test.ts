import { expect, test } from 'vitest';
import { countdownText } from './Countdown.tsx';

test.each([
  [18_720_000, '5h 12m'],
  [3_600_000, '1h 00m'],
  [724_000, '12m 04s'],
  [9_000, '9s'],
  [1, '1s'],
  [0, '0s'],
  [-5, '0s'],
])('A countdown shows %i ms as “%s”', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});

test.each([
  [32_172_000, '8h 56m 12s'],
  [3_600_000, '1h 00m 00s'],
  [9_000, '9s'],
])('An exact countdown shows %i ms as “%s”', (ms, text) => {
  expect(countdownText(ms, true)).toBe(text);
});
