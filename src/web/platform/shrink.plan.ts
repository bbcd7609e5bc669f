/** How the device reduces a picture before the upload. Sides in pixels, sizes in bytes, qualities from 0 to 1. */
export interface Recipe {
  /** Neither side is larger. */
  side: number;
  /** No result is larger. */
  most: number;
  /** The first result as small as this is taken. */
  target: number;
  /** No try goes below: the larger side of a reduced picture, and the quality. */
  leastSide: number;
  leastQuality: number;
  /** What is tried, in this order: each scale with each quality. */
  scales: readonly number[];
  qualities: readonly number[];
}

const MB = 1024 * 1024;

/** The specification's constants (2, section 9). A phone makes one try, because its processor and its network are slower. */
export const recipes = {
  desktop: {
    side: 1440,
    most: 3 * MB,
    target: 750_000,
    leastSide: 960,
    leastQuality: 0.5,
    scales: [1, 0.9, 0.8, 0.7],
    qualities: [0.8, 0.7, 0.6, 0.5],
  },
  mobile: {
    side: 960,
    most: 2 * MB,
    target: 400_000,
    leastSide: 960,
    leastQuality: 0.7,
    scales: [1],
    qualities: [0.7],
  },
} as const satisfies Record<string, Recipe>;

/** How far each stage is, in parts of 100 (the specification's 2, section 4); compressing goes on to `compressed`. */
export const PERCENT = { loading: 10, resizing: 30, compressing: 60, compressed: 90, complete: 100, error: 0 } as const;

export interface Try {
  width: number;
  height: number;
  quality: number;
}

/** Returns what is tried for a picture of a size, in order; the first is the best looking. */
export function triesFor({ width, height }: { width: number; height: number }, recipe: Recipe): Try[] {
  const larger = Math.max(width, height);
  const fitting = Math.min(1, recipe.side / larger);
  // What is small already is not made smaller still to save bytes.
  const scales = recipe.scales.filter((scale) => scale === 1 || larger * fitting * scale >= recipe.leastSide);
  const qualities = recipe.qualities.filter((quality) => quality >= recipe.leastQuality);
  const sideOf = (side: number, scale: number): number => Math.max(1, Math.round(side * fitting * scale));
  return scales.flatMap((scale) =>
    qualities.map((quality) => ({ width: sideOf(width, scale), height: sideOf(height, scale), quality })),
  );
}

/** Tries each size until one is small enough; returns the smallest. `make` returns undefined if it cannot. */
export async function firstThatFits<T extends { size: number }>(
  tries: readonly Try[],
  { target }: Pick<Recipe, 'target'>,
  make: (one: Try, at: number) => Promise<T | undefined>,
): Promise<T | undefined> {
  let best: T | undefined;
  for (const [at, one] of tries.entries()) {
    const made = await make(one, at);
    if (made !== undefined && (best === undefined || made.size < best.size)) best = made;
    if (best !== undefined && best.size <= target) return best;
  }
  return best;
}

/** Returns the name of the reduced file. */
export function optimizedName(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}_optimized.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}
