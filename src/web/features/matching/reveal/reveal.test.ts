import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstMoments, playReveal, rollOf } from './reveal.ts';

it('A reveal plays its four moments at 0, 0.9, 1.3 and 2.1 s and rests', () => {
  const heard: [stage: string, at: number][] = [];
  let now = 0;
  const due: { at: number; run: () => void }[] = [];
  playReveal({ set: (run, ms) => due.push({ at: ms, run }), clear: () => {} }, (stage) => heard.push([stage, now]));
  for (const { at, run } of due) {
    now = at;
    run();
  }
  expect(heard).toEqual([
    ['animal', 900],
    ['name', 1300],
    ['sheet', 2100],
    ['rest', 2760],
  ]);
});

it('Ring, name and number lie below each other in every window', () => {
  const names = fc.record({ width: fc.integer({ min: 60, max: 360 }), height: fc.integer({ min: 60, max: 220 }) });
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 1400 }), names, (windowHeight, size) => {
      const ring = { left: 119, top: 68, width: 152, height: 152 };
      const name = { left: 20, top: 236, ...size };
      const score = { left: 24, top: 394, width: 80, height: 60 };
      const sky = { left: 0, top: 0, width: 390, height: 394 };
      const moments = firstMoments({ windowHeight, sky, ring, name, score, scoreSize: 60, sheetTop: 366 });
      const ringEnd = 144 + moments.ring.y + (152 / 2) * moments.ring.scale;
      const nameStart = name.top + moments.name.y;
      const nameEnd = nameStart + name.height * moments.name.scale;
      const numberStart = 424 + moments.number.y - 30 * moments.number.scale;
      expect(ringEnd).toBeLessThanOrEqual(nameStart + 0.001);
      expect(nameEnd).toBeLessThanOrEqual(numberStart + 0.001);
      expect(name.width * moments.name.scale).toBeLessThanOrEqual(sky.width - 32 + 0.001);
      expect(366 + moments.sheet).toBe(windowHeight);
    }),
  );
});

it.each([7, 42, 86, 100])('The digits that roll past end at %i', (number) => {
  const places = rollOf(number);
  expect(places.map(({ digits }) => digits.at(-1)).join('')).toBe(String(number));
  for (const { digits } of places) expect(digits[0]).toBe('0');
});
