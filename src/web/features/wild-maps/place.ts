import type { CorePillar, Passion } from '#contract/wild-maps.ts';
import { seededRng } from '#content/seeded-rng.ts';
import type { Ridge } from '#content/contour.ts';

/** A position in fractions of the map's width and height, from its upper left. */
export type Spot = { x: number; y: number };

/** The height of a ridge: a clearer lean is higher, and the border is hardly a hill. */
const heights: Readonly<Record<CorePillar['lean'], number>> = { border: 0.3, slight: 0.48, clear: 0.68, strong: 0.88 };

/** The ridges of a sheet. In each of two columns, ridges and places alternate, so that names do not overlap. */
const ridgeSpots: readonly Spot[] = [
  { x: 0.26, y: 0.2 },
  { x: 0.74, y: 0.3 },
  { x: 0.26, y: 0.64 },
  { x: 0.74, y: 0.7 },
];
/** The places of a sheet, along the path. */
const pathSpots: readonly Spot[] = [
  { x: 0.24, y: 0.9 },
  { x: 0.24, y: 0.42 },
  { x: 0.76, y: 0.105 },
  { x: 0.76, y: 0.51 },
  { x: 0.76, y: 0.9 },
];
/** The ridges of a band, from left to right, near half of its height. */
const bandRidges: readonly Spot[] = [
  { x: 0.13, y: 0.5 },
  { x: 0.4, y: 0.46 },
  { x: 0.655, y: 0.53 },
  { x: 0.885, y: 0.42 },
];
/** The places of a band, from left to right between the ridges, alternately low and high. */
const bandSpots: readonly Spot[] = [
  { x: 0.26, y: 0.82 },
  { x: 0.33, y: 0.16 },
  { x: 0.53, y: 0.81 },
  { x: 0.77, y: 0.17 },
  { x: 0.86, y: 0.82 },
];
/** The largest random shift of a position, as a fraction of the width. */
const WANDER = 0.024;
/** The largest random shift on a band. It is smaller, because names on the low band would overlap sooner. */
const BAND_WANDER = 0.01;
const VIBES_SHOWN = 2;

/** A sheet is a map in a column of the page; a band is a low map at the top of a wide screen. */
export type Format = 'sheet' | 'band';

/** Returns the ridges, in the order of the pillars. */
export function ridgesOf(userId: number, pillars: readonly CorePillar[], format: Format = 'sheet'): Ridge[] {
  const random = seededRng(`ridges ${userId}`);
  const [spots, far] = format === 'band' ? [bandRidges, BAND_WANDER] : [ridgeSpots, WANDER];
  return pillars.map(({ lean }, index) => ({ ...wander(spots[index], random, far), height: heights[lean] }));
}

/** Returns the passions that fit on the map, five at most: the first interests, then at most two vibes. */
export function shownOf(passions: readonly Passion[]): Passion[] {
  const vibes = passions.filter(({ kind }) => kind === 'vibe').slice(0, VIBES_SHOWN);
  const interests = passions.filter(({ kind }) => kind === 'interest').slice(0, pathSpots.length - vibes.length);
  return [...interests, ...vibes];
}

/** Returns up to five places: on a sheet up the left column and down the right one, on a band from left to right. */
export function spotsFor(userId: number, count: number, format: Format = 'sheet'): Spot[] {
  const random = seededRng(`path ${userId}`);
  const [spots, far] = format === 'band' ? [bandSpots, BAND_WANDER] : [pathSpots, WANDER];
  return spots.slice(0, count).map((spot) => wander(spot, random, far));
}

function wander({ x, y }: Spot = { x: 0.5, y: 0.5 }, random: () => number, far: number): Spot {
  return { x: x + (random() * 2 - 1) * far, y: y + (random() * 2 - 1) * far * 0.7 };
}
