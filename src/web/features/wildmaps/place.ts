import type { CorePillar, Passion } from '#contract/wild-maps.ts';
import { seeded, type Ridge } from '#web/ui/contour.ts';

/** Parts of the map's width and height, from its upper left. */
export type Spot = { x: number; y: number };

/** How high a ridge stands: the clearer the lean, the higher; on the border hardly a hill. */
const heights: Readonly<Record<CorePillar['lean'], number>> = { border: 0.3, slight: 0.48, clear: 0.68, strong: 0.88 };

/** Two columns, in each a ridge and a place beside the path by turns, so that no two names meet. */
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

/** The ridges, in the order of the pillars. */
export function ridgesOf(userId: number, pillars: readonly CorePillar[]): Ridge[] {
  const random = seeded(`ridges ${userId}`);
  return pillars.map(({ lean }, index) => ({ ...wander(ridgeSpots[index], random), height: heights[lean] }));
}

/** What the map has room for: how the person feels, then what they care about most. */
export function shownOf(passions: readonly Passion[]): Passion[] {
  const vibes = passions.filter(({ kind }) => kind === 'vibe').slice(0, VIBES_SHOWN);
  const interests = passions.filter(({ kind }) => kind === 'interest').slice(0, pathSpots.length - vibes.length);
  return [...interests, ...vibes];
}

/** Places along the path, from the lower left up and down again. */
export function spotsFor(userId: number, count: number): Spot[] {
  const random = seeded(`path ${userId}`);
  return pathSpots.slice(0, count).map((spot) => wander(spot, random));
}

function wander({ x, y }: Spot = { x: 0.5, y: 0.5 }, random: () => number = Math.random): Spot {
  return { x: x + (random() * 2 - 1) * WANDER, y: y + (random() * 2 - 1) * WANDER * 0.7 };
}
