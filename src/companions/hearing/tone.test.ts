import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { meantBy } from './kinds.ts';
import { isHeavyTone, toneOf } from './tone.ts';

const encoder = createEncoder({ log: pino({ level: 'silent' }) });
afterAll(() => encoder.stop());

const tone = async (line: string): Promise<ReturnType<typeof toneOf>> => toneOf(await meantBy(encoder, [line]), line);

it.each([
  'my grandfather died on sunday, we were very close',
  'we had to put our dog down, he was fourteen',
  'nobody came to my birthday, i sat there with the cake',
  'they let me go today after nine years',
  'he left me for someone he met at the gym',
  'i have the scan results on monday and i cannot sleep',
  'we lost him in march and i still set two plates',
])('“%s” is met as something heavy', async (line) => {
  expect(isHeavyTone(await tone(line))).toBe(true);
});

it.each([
  'i got the job!!! i start in april',
  'she said YES, we are engaged',
  'we won the cup!! first time in forty years',
])('“%s” is good news', async (line) => {
  expect(['joy', 'warm']).toContain(await tone(line));
});

it.each(['we had to put our dog down, he was fourteen', 'my nan passed away in the night', 'the cancer is back'])(
  '“%s” is never laughed at or cheered',
  async (line) => {
    expect(['joy', 'warm', 'wit', undefined]).not.toContain(await tone(line));
  },
);

it.each([
  'my houseplant has finally passed, it was plastic',
  'i put the milk in the oven and the roast in the fridge',
  'the shop opens at nine on weekdays',
  'my neighbour paints his fence every april',
  'the bus was late so i took the tram',
])('“%s” gets no condolences', async (line) => {
  expect(['grief', 'hurt', 'worry', 'soft']).not.toContain(await tone(line));
});

it('Laughter sets a witty tone unless the rest is heavy', () => {
  const of = (tones: Record<string, number>): NonNullable<Parameters<typeof toneOf>[0]> => ({
    kind: 'talk',
    share: 1,
    least: 0,
    tones,
  });
  expect(toneOf(of({ hurt: 0.4, wit: 0.2 }), 'my cake collapsed lol')).toBe('wit');
  expect(toneOf(of({ grief: 0.9 }), 'he died lol i keep laughing')).toBe('grief');
  expect(toneOf(of({ grief: 0.7 }), 'i cried at the gate, happy tears')).toBe('warm');
  expect(toneOf(of({ joy: 0.7, grief: 0.3 }), 'she was born the day he went')).toBe('calm');
  expect(toneOf(undefined, 'the dog died')).toBeUndefined();
});
