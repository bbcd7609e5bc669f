import type { CorePillar, Passion } from '#contract/wild-maps.ts';
import { seededRng } from '#content/seeded-rng.ts';
import type { Ridge } from '#web/ui/contour.ts';

/** A position in fractions of the map's width and height, from its upper left. */
export type Spot = { x: number; y: number };

/** The height of a ridge: a clearer lean is higher, and the border is hardly a hill. */
const heights: Readonly<Record<CorePillar['lean'], number>> = { border: 0.3, slight: 0.48, clear: 0.68, strong: 0.88 };

/** Two columns alternate between a ridge and a place beside the path, so that names never overlap. */
const ridgeSpots: readonly Spot[] = [
  { x: 0.26, y: 0.2 },
  { x: 0.74, y: 0.3 },
  { x: 0.26, y: 0.64 },
  { x: 0.74, y: 0.7 },
];
const pathSpots: readonly Spot[] = [
  { x: 0.24, y: 0.9 },
  { x: 0.24, y: 0.42 },
  { x: 0.76, y: 0.105 },
  { x: 0.76, y: 0.51 },
  { x: 0.76, y: 0.9 },
];
const WANDER = 0.024;
const VIBES_SHOWN = 2;

/** Returns the ridges, in the order of the pillars. */
export function ridgesOf(userId: number, pillars: readonly CorePillar[]): Ridge[] {
  const random = seededRng(`ridges ${userId}`);
  return pillars.map(({ lean }, index) => ({ ...wander(ridgeSpots[index], random), height: heights[lean] }));
}

/** Returns the passions that fit on the map: the vibes, then the most important interests. */
export function shownOf(passions: readonly Passion[]): Passion[] {
  const vibes = passions.filter(({ kind }) => kind === 'vibe').slice(0, VIBES_SHOWN);
  const interests = passions.filter(({ kind }) => kind === 'interest').slice(0, pathSpots.length - vibes.length);
  return [...interests, ...vibes];
}

/** Returns places along the path, from the lower left up and down again. */
export function spotsFor(userId: number, count: number): Spot[] {
  const random = seededRng(`path ${userId}`);
  return pathSpots.slice(0, count).map((spot) => wander(spot, random));
}

function wander({ x, y }: Spot = { x: 0.5, y: 0.5 }, random: () => number = Math.random): Spot {
  return { x: x + (random() * 2 - 1) * WANDER, y: y + (random() * 2 - 1) * WANDER * 0.7 };
}
