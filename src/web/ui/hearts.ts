import { seededRng } from '#content/seeded-rng.ts';

/** The duration of a shower of hearts, in ms. */
export const HEARTS_MS = 5000;

/** One shape of the shower; `x` and `swing` are fractions of the window's width, times are ms. */
export type Heart = {
  x: number;
  /** The time at which the heart starts, and its time from edge to edge. */
  from: number;
  takes: number;
  /** The length of an edge in px. */
  size: number;
  /** The width of the heart's swing to each side, and the number of swings during the fall. */
  swing: number;
  turns: number;
  tone: number;
};

/**
 * Returns a shower of hearts, or of other shapes, which have all left the window after `ms`. The seed determines the
 * shower, so that tests can replay it; canvas-confetti accepts no seed.
 */
export function heartsOf(
  seed: string,
  { count, tones, ms = HEARTS_MS }: { count: number; tones: number; ms?: number },
): Heart[] {
  const random = seededRng(`hearts ${seed}`);
  return Array.from({ length: count }, () => {
    const takes = 1700 + random() * 1500;
    return {
      x: random(),
      from: random() * (ms - takes),
      takes,
      size: 12 + random() * 18,
      swing: 0.01 + random() * 0.04,
      turns: 1 + random() * 2,
      tone: Math.floor(random() * tones),
    };
  });
}

/** Returns a heart's position in fractions of the window, its lean (radians) and opacity; null before and after. */
export function placeOf(heart: Heart, time: number): { x: number; y: number; lean: number; light: number } | null {
  const way = (time - heart.from) / heart.takes;
  if (way < 0 || way > 1) return null;
  const phase = way * heart.turns * Math.PI * 2;
  return {
    x: heart.x + Math.sin(phase) * heart.swing,
    y: -0.06 + way * 1.12,
    lean: Math.cos(phase) * 0.35,
    light: Math.min(1, (1 - way) * 4),
  };
}
