import { seeded } from '#web/ui/contour.ts';

const BOLTS = 12;
const FLOWERS = 30;

/**
 * When lightning strikes, in ms from the stage's first moment. The twelve bolts share three strokes, so that the eye
 * meets three flashes in 1.4 s: WCAG 2.3.1 allows three in any one second, and here there are never more than two.
 */
export const strokes = [0, 550, 1100] as const;
/** How long a stroke is seen: it comes up and fades without a second peak. */
export const STROKE_MS = 300;

export interface Bolt {
  /** Degrees around the egg, 0 on top. */
  angle: number;
  /** As a part of its full length. */
  length: number;
  isMirrored: boolean;
  /** Which of the strokes it belongs to. */
  stroke: number;
}

/** Round the whole egg, every third bolt in one stroke, so that each stroke comes from all sides. */
export function boltsOf(seed: string): Bolt[] {
  const random = seeded(`bolts ${seed}`);
  return Array.from({ length: BOLTS }, (_, index) => ({
    angle: (index * 360) / BOLTS + (random() - 0.5) * 16,
    length: 0.7 + random() * 0.3,
    isMirrored: random() < 0.5,
    stroke: index % strokes.length,
  }));
}

export const flowerTints = ['lime', 'coral', 'gold', 'moon'] as const;

export interface Flower {
  /** Where it comes to rest, from the middle, in parts of half the scene: -1 to 1. */
  x: number;
  y: number;
  /** Edge in px. */
  size: number;
  /** Degrees that it turns on its way. */
  turn: number;
  /** ms after the shell has opened. */
  delay: number;
  tint: (typeof flowerTints)[number];
}

/** Scattered evenly by the golden angle, as seeds in a sunflower: no heap and no hole. */
export function flowersOf(seed: string): Flower[] {
  const random = seeded(`flowers ${seed}`);
  const first = random() * Math.PI * 2;
  return Array.from({ length: FLOWERS }, (_, index) => {
    const angle = first + index * 2.39996;
    // From outside the animal's own place to the edge.
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
