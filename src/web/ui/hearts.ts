import { seededRng } from '#content/seeded-rng.ts';

/** The duration of a shower of hearts, in ms. */
export const HEARTS_MS = 5000;

/** One shape of the shower; `x` and `swing` are fractions of the window's width, times are ms. */
export type Heart = {
  x: number;
  /** The time at which the heart starts. */
  from: number;
  /** The time that the heart takes from edge to edge. */
  takes: number;
  /** The length of an edge in px. */
  size: number;
  /** The width of the heart's swing to each side. */
  swing: number;
  /** The number of swings during the fall. */
  turns: number;
  tone: number;
};

/**
 * Returns a shower of hearts or of other shapes. All have left the window after `ms`. The seed determines the shower,
 * so that tests can replay it; canvas-confetti accepts no seed.
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

/** Returns a heart's position in fractions of the window, its lean (radians) and opacity; null unless it is falling. */
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
