/** How the device reduces a picture before the upload. Sides are in pixels, sizes in bytes, qualities from 0 to 1. */
export interface Recipe {
  /** The maximum length of either side. */
  side: number;
  /** The maximum size of a result. */
  most: number;
  /** The first result of at most this size is used. */
  target: number;
  /** The minimum of the larger side of a picture that is reduced to save bytes. */
  leastSide: number;
  /** The minimum quality. */
  leastQuality: number;
  /** The scales to try, in this order. */
  scales: readonly number[];
  /** The qualities to try at each scale, in this order. */
  qualities: readonly number[];
}

const MB = 1024 * 1024;

/** The specification's constants (part 2, section 9). `mobile` has one try: a phone and its network are slower. */
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

/** The progress at the start of each stage, in percent; `compressed` is the end of the compressing. */
export const PERCENT = { loading: 10, resizing: 30, compressing: 60, compressed: 90, complete: 100, error: 0 } as const;

export interface Try {
  width: number;
  height: number;
  quality: number;
}

/** Returns the tries for a picture of this size: each scale in turn, with each quality in turn. */
export function triesFor({ width, height }: { width: number; height: number }, recipe: Recipe): Try[] {
  const larger = Math.max(width, height);
  const fitting = Math.min(1, recipe.side / larger);
  // Scales that make the picture smaller than `leastSide` are not tried, even to save bytes.
  const scales = recipe.scales.filter((scale) => scale === 1 || larger * fitting * scale >= recipe.leastSide);
  const qualities = recipe.qualities.filter((quality) => quality >= recipe.leastQuality);
  const sideOf = (side: number, scale: number): number => Math.max(1, Math.round(side * fitting * scale));
  return scales.flatMap((scale) =>
    qualities.map((quality) => ({ width: sideOf(width, scale), height: sideOf(height, scale), quality })),
  );
}

/** Makes one try after another until a result is small enough. Returns the smallest result, if there is one. */
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
