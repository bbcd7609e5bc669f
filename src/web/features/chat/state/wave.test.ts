import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WAVE_MAX, WAVE_TOP } from '#contract/chat.voice.ts';
import { waveOf } from './wave.ts';

it('A wave rises with the sound, and its loudest bar reaches the top', () => {
  const samples = Float32Array.from({ length: 48_000 }, (_, at) => (at / 48_000) * Math.sin(at));
  const wave = waveOf(samples);
  expect(wave.at(-1)).toBe(WAVE_TOP);
  expect(wave).toEqual(wave.toSorted((a, b) => a - b));
});

it('Silence and a hiss stay low', () => {
  expect(Math.max(...waveOf(new Float32Array(1000)))).toBe(0);
  expect(Math.max(...waveOf(new Float32Array(1000).fill(0.001)))).toBeLessThan(4);
});

it('Any samples make a wave that the server takes', () => {
  const samples = fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 500 });
  fc.assert(
    fc.property(samples, (given) => {
      const wave = waveOf(given);
      expect(wave.length).toBeLessThanOrEqual(WAVE_MAX);
      for (const bar of wave) expect(Number.isInteger(bar) && bar >= 0 && bar <= WAVE_TOP).toBe(true);
    }),
  );
});
