import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRng } from '#content/seeded-rng.ts';
import { vibes } from '#content/vibes.ts';
import { vibeKeys } from '#contract/people.ts';
import { gathered, settled } from './hall.gather.ts';
import { attraction, BOUNDS, crowded, moods, paceOf, placed, step, type Body } from './hall.motion.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const few = fc.subarray([...vibeKeys], { maxLength: 2 });
const energy = fc.option(fc.integer({ min: 0, max: 100 }));
const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const body: fc.Arbitrary<Body> = fc.record({
  id: fc.integer({ min: 1, max: 1e9 }),
  vibes: few,
  x: fc.double({ min: BOUNDS.left, max: BOUNDS.right, noNaN: true }),
  y: fc.double({ min: BOUNDS.top, max: BOUNDS.bottom, noNaN: true }),
  vx: number,
  vy: number,
  heading: number,
  pace: fc.double({ min: 0, max: 80, noNaN: true }),
});
const girth = fc.record({
  x: fc.double({ min: 5, max: 200, noNaN: true }),
  y: fc.double({ min: 5, max: 120, noNaN: true }),
});
const girths = { x: 60, y: 50 };

const isInside = ({ x, y, vx, vy, heading }: Body): boolean =>
  x >= BOUNDS.left &&
  x <= BOUNDS.right &&
  y >= BOUNDS.top &&
  y <= BOUNDS.bottom &&
  [vx, vy, heading].every(Number.isFinite);

it('Every bubble stays inside the hall at any pace, crowd or pause', () => {
  fc.assert(
    fc.property(
      fc.array(body, { maxLength: 50 }),
      girth,
      fc.array(fc.double({ min: -1, max: 1000, noNaN: true }), { maxLength: 20 }),
      (bodies, size, pauses) => {
        let now = bodies;
        for (const seconds of pauses) now = step(now, { seconds, girth: size, chance: () => Math.abs(seconds % 1) });
        expect(now).toHaveLength(bodies.length);
        expect(now.every(isInside)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

it('A step leaves its input unchanged and gives the same hall for a seed', () => {
  fc.assert(
    fc.property(fc.array(body, { maxLength: 20 }), (bodies) => {
      const before = structuredClone(bodies);
      const once = step(bodies, { seconds: 0.016, girth: girths, chance: () => 0.3 });
      expect(step(bodies, { seconds: 0.016, girth: girths, chance: () => 0.3 })).toEqual(once);
      expect(bodies).toEqual(before);
    }),
  );
});

describe('Attraction', () => {
  it('Attraction is equally strong from both sides', () => {
    fc.assert(
      fc.property(few, few, (a, b) => {
        expect(attraction({ vibes: a }, { vibes: b })).toBeCloseTo(attraction({ vibes: b }, { vibes: a }), 12);
      }),
    );
  });

  it('Attraction moves two bubbles equally, in opposite directions', () => {
    const still = { vx: 0, vy: 0, heading: 0, pace: 0 };
    fc.assert(
      fc.property(body, body, (one, two) => {
        const pair = [
          { ...one, ...still, id: 1 },
          { ...two, ...still, id: 2 },
        ];
        const [a, b] = step(pair, { seconds: 0.02, girth: girths, chance: () => 0.5 });
        // A bubble that hit the edge has turned around, so only the absolute speeds are equal.
        expect(Math.abs(a?.vx ?? 0)).toBeCloseTo(Math.abs(b?.vx ?? 0), 9);
        expect(Math.abs(a?.vy ?? 0)).toBeCloseTo(Math.abs(b?.vy ?? 0), 9);
      }),
    );
  });

  it('Attraction draws together only people of the same vibe', () => {
    const at = (id: number, x: number, vibe: Body['vibes'][number]): Body => ({
      id,
      vibes: [vibe],
      x,
      y: 180,
      vx: 0,
      vy: 0,
      heading: 0,
      pace: 0,
    });
    const gap = (bodies: readonly Body[]): number => Math.abs((bodies[0]?.x ?? 0) - (bodies[1]?.x ?? 0));
    const after = (vibe: Body['vibes'][number], other: Body['vibes'][number]): number => {
      let now = [at(1, 250, vibe), at(2, 450, other)];
      for (let count = 0; count < 100; count += 1) now = step(now, { seconds: 0.05, girth: girths, chance: () => 0.5 });
      return gap(now);
    };
    for (const vibe of vibeKeys) {
      expect(after(vibe, vibe)).toBeLessThan(199);
      expect(after(vibe, vibe === 'bold' ? 'chill' : 'bold')).toBe(200);
    }
  });
});

it('Two bubbles in one place separate', () => {
  const same = placed({ id: 1, vibes: ['bold'], energyLevel: 50 }, () => 0.5);
  const [a, b] = settled([same, { ...same, id: 2 }], { girth: girths, chance: () => 0.5 });
  expect(Math.hypot(((a?.x ?? 0) - (b?.x ?? 0)) / 60, ((a?.y ?? 0) - (b?.y ?? 0)) / 50)).toBeGreaterThan(0.8);
});

/** The girth of a bubble of 44 px in a hall of 390 by 140 px. */
const phone = { x: (44 * 600) / 346, y: (44 * 200) / 96 };

/** Returns the smallest distance between two bubbles, in units of their size. */
function nearest(bodies: readonly Body[]): number {
  const pairs = bodies.flatMap((a, index) => bodies.slice(index + 1).map((b) => [a, b] as const));
  return Math.min(...pairs.map(([a, b]) => Math.hypot((a.x - b.x) / phone.x, (a.y - b.y) / phone.y)));
}

const crowd = (ids: readonly number[]) => ids.map((id) => ({ id, vibes: ['bold'] as const, energyLevel: 50 }));

it('Bubbles keep their distance from the start in a hall with room for them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 14 }), (ids) => {
      const random = seededRng(ids.join(' '));
      expect(nearest(gathered([], crowd(ids), { girth: phone, chance: random, isMoving: false }))).toBeGreaterThan(0.7);
    }),
    { numRuns: 60 },
  );
});

it('The opening crowd stands equally far from both ends of the hall', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 14 }), (ids) => {
      const random = seededRng(ids.join(' '));
      const places = gathered([], crowd(ids), { girth: phone, chance: random, isMoving: false }).map(({ x }) => x);
      expect(Math.min(...places) - BOUNDS.left).toBeCloseTo(BOUNDS.right - Math.max(...places), 5);
    }),
    { numRuns: 60 },
  );
});

it('A newcomer to a moving hall stands apart and barely moves the others', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 14 }),
      fc.nat(14),
      (ids, late) => {
        const random = seededRng(ids.join(' '));
        const before = gathered([], crowd(ids.slice(late)), { girth: phone, chance: random, isMoving: false });
        const after = gathered(before, crowd(ids), { girth: phone, chance: random, isMoving: true });
        expect(after.map(({ id }) => id)).toEqual(ids);
        expect(nearest(after)).toBeGreaterThan(0.7);
        for (const { id, x, y } of before) {
          const now = after.find((one) => one.id === id);
          expect(Math.hypot(((now?.x ?? 0) - x) / phone.x, ((now?.y ?? 0) - y) / phone.y)).toBeLessThan(1.5);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('A held bubble stays still while the others float on', () => {
  const bodies = [1, 2].map((id) => placed({ id, vibes: ['energetic'], energyLevel: 100 }, () => id / 3));
  const [held, free] = step(bodies, { seconds: 0.05, girth: girths, chance: () => 0.5, held: 1 });
  expect(held).toMatchObject({ x: bodies[0]?.x, y: bodies[0]?.y });
  expect(free?.x).not.toBe(bodies[1]?.x);
});

it('A crowd of bubbles takes at most half of the hall', () => {
  fc.assert(
    fc.property(girth, fc.integer({ min: 1, max: 51 }), (size, count) => {
      const { x, y } = crowded(size, count);
      const room = (BOUNDS.right - BOUNDS.left + size.x) * (BOUNDS.bottom - BOUNDS.top + size.y);
      expect(count * x * y * (Math.PI / 4)).toBeLessThanOrEqual(room / 2 + 1e-6);
      expect(x).toBeLessThanOrEqual(size.x);
    }),
  );
  expect(crowded(girths, 3)).toEqual(girths);
});

it('Every vibe has a motion, by its emoji', () => {
  expect(Object.entries(moods).map(([key, { emoji }]) => [key, emoji])).toEqual(
    vibes.map(({ key, emoji }) => [key, emoji]),
  );
});

it('A bubble is faster with more energy, and has a place from the start', () => {
  fc.assert(
    fc.property(few, energy, chance, (some, energyLevel, dice) => {
      expect(paceOf({ vibes: some, energyLevel: 100 })).toBeGreaterThan(paceOf({ vibes: some, energyLevel: 0 }));
      const newcomer = placed({ id: 7, vibes: some, energyLevel }, () => dice);
      expect(isInside(newcomer)).toBe(true);
      expect(newcomer.pace).toBeGreaterThan(0);
    }),
  );
});
