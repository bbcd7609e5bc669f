import { expect, test } from 'vitest';
import { soundTypes } from '#contract/notifications.ts';
import { voices } from './voices.ts';

const audible = soundTypes.filter((sound) => sound !== 'none');

test('Every sound that can be chosen has its own voice', () => {
  expect(new Set(audible.map((sound) => JSON.stringify(voices[sound]))).size).toBe(audible.length);
});

test('Every voice is short, soft and within the range of a phone’s speaker', () => {
  for (const tones of Object.values(voices)) {
    expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThan(1);
    // All tones together, each at its loudest, stay far below the level at which a speaker distorts.
    expect(tones.reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThanOrEqual(0.2);
    for (const { hertz, to = hertz } of tones) {
      expect(Math.min(hertz, to)).toBeGreaterThanOrEqual(250);
      expect(Math.max(hertz, to)).toBeLessThanOrEqual(8000);
    }
  }
});
