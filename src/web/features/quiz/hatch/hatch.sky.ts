import { seededRng } from '#content/seeded-rng.ts';

const BOLTS = 12;
const FLOWERS = 30;

/**
 * The times of the strokes, in ms from the start of the stage. The twelve bolts share three strokes, so there are three
 * flashes in 1.4 s. WCAG 2.3.1 allows three flashes a second; here at most two flashes begin within a second.
 */
export const strokes = [0, 550, 1100] as const;
/** The visible duration of a stroke, which brightens and fades with a single peak. */
export const STROKE_MS = 300;

export interface Bolt {
  /** The direction in degrees around the egg, 0 at the top. */
  angle: number;
  /** The fraction of the full length. */
  length: number;
  isMirrored: boolean;
  /** The index in `strokes`. */
  stroke: number;
}

/** Returns the bolts around the egg. Every third bolt has the same stroke, so each stroke comes from all sides. */
export function boltsOf(seed: string): Bolt[] {
  const random = seededRng(`bolts ${seed}`);
  return Array.from({ length: BOLTS }, (_, index) => ({
    angle: (index * 360) / BOLTS + (random() - 0.5) * 16,
    length: 0.7 + random() * 0.3,
    isMirrored: random() < 0.5,
    stroke: index % strokes.length,
  }));
}

export const flowerTints = ['lime', 'coral', 'gold', 'moon'] as const;

export interface Flower {
  /** The final horizontal distance from the middle, as a fraction of half the scene: -1 to 1. */
  x: number;
  /** The final vertical distance, as for `x`. */
  y: number;
  /** The width and height in px. */
  size: number;
  /** The turn during the flight, in degrees. */
  turn: number;
  /** The delay after the shell has opened, in ms. */
  delay: number;
  tint: (typeof flowerTints)[number];
}

/** Returns flowers spread evenly by the golden angle, like the seeds of a sunflower. */
export function flowersOf(seed: string): Flower[] {
  const random = seededRng(`flowers ${seed}`);
  const first = random() * Math.PI * 2;
  return Array.from({ length: FLOWERS }, (_, index) => {
    const angle = first + index * 2.39996;
    // Flowers land between the animal and the edge of the scene.
    const reach = 0.64 + 0.36 * Math.sqrt((index + random()) / FLOWERS);
    return {
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
      size: 14 + Math.round(random() * 18),
      turn: Math.round((random() - 0.5) * 320),
      delay: Math.round(random() * 260),
      tint: flowerTints[index % flowerTints.length] ?? 'moon',
    };
  });
}
