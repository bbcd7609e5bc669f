import type { Rng } from '#server/platform/clock.ts';

/** Returns a whole number from `least` to `most`, both included. */
export function between(rng: Rng, least: number, most: number): number {
  return least + Math.floor(rng() * (most - least + 1));
}

/** Returns one of `all`; throws on an empty list. */
export function oneOf<T>(rng: Rng, all: readonly T[]): T {
  const one = all[Math.floor(rng() * all.length)];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
}

/** Returns one of the entries at random. The probability of an entry is in proportion to its weight. */
export function weighted<T>(rng: Rng, entries: readonly (readonly [one: T, weight: number])[]): T {
  let left = rng() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [one, weight] of entries) {
    left -= weight;
    if (left < 0) return one;
  }
  return oneOf(
    rng,
    entries.map(([one]) => one),
  );
}

/** Returns `count` different entries in random order; all of them when there are fewer. */
export function someOf<T>(rng: Rng, all: readonly T[], count: number): T[] {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [one] = rest.splice(Math.floor(rng() * rest.length), 1);
    return one as T;
  });
}

/** Returns a number from -3 to 3, mostly from -1 to 1. It is a scaled sum of three uniform numbers. */
export function bell(rng: Rng): number {
  return (rng() + rng() + rng() - 1.5) * 2;
}
