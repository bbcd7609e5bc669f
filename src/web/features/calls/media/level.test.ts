import { expect, test } from 'vitest';
import { BREATH_MS, loudnessOf, SPEAKING, watchSpeech } from './level.ts';

const tone = (height: number): Float32Array =>
  Float32Array.from({ length: 1024 }, (_, at) => height * Math.sin((at * Math.PI) / 16));

test('A quiet room is silent, a voice is heard, and a shout is the loudest', () => {
  expect(loudnessOf(tone(0))).toBe(0);
  expect(loudnessOf(tone(0.01))).toBe(0);
  expect(loudnessOf(tone(0.08))).toBeGreaterThan(SPEAKING);
  expect(loudnessOf(tone(1))).toBe(1);
  expect(loudnessOf(new Float32Array())).toBe(0);
});

test('A pause for breath does not end speaking', () => {
  const isSpeaking = watchSpeech();
  expect(isSpeaking(0, 0)).toBe(false);
  expect(isSpeaking(0.5, 100)).toBe(true);
  expect(isSpeaking(0, 100 + BREATH_MS - 1)).toBe(true);
  expect(isSpeaking(0, 100 + BREATH_MS)).toBe(false);
});
