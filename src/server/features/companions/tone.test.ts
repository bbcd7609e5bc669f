import { expect, it } from 'vitest';
import { toneOf } from './tone.ts';

it.each([
  ['they cancelled our ferry and kept the fare', 'sad'],
  ['he stood me up at the pancake place', 'sad'],
  ['the boiler packed in on the coldest night', 'sad'],
  ['my manager took the credit for the stall', 'sad'],
  ['i got the keys, and i finally slept', 'glad'],
  ['i passed my theory test', 'glad'],
  ['my sister said yes', 'glad'],
  ['i cried at the gate, but the good kind', 'glad'],
  ['my tent blew away but at least the view improved', 'wry'],
  ['i laughed so hard i scared the cat', 'wry'],
  ['the shop opens at nine on weekdays', undefined],
  ['my neighbour paints his fence every april', undefined],
] as const)('“%s” is met as %s', (told, tone) => {
  expect(toneOf(told, told)).toBe(tone);
});

it('Laughter beside what was told counts, and good and bad together are met softly', () => {
  expect(toneOf('my cake collapsed', 'my cake collapsed lol')).toBe('wry');
  expect(toneOf('i got the job and they cancelled the start', 'x')).toBe('soft');
});
