import { seeded } from './contour.ts';

/** How long the hearts fall, in ms. */
export const HEARTS_MS = 5000;

/** One heart of the shower; lengths are parts of the window, times are ms. */
export type Heart = {
  x: number;
  /** When it sets out, and how long it takes from edge to edge. */
  from: number;
  takes: number;
  /** Edge in px. */
  size: number;
  /** How far it swings to each side, and how often on the way. */
  swing: number;
  turns: number;
  tone: number;
};

/** A shower of hearts, all of them past the lower edge when it ends. */
export function heartsOf(seed: string, count: number, tones: number): Heart[] {
  const random = seeded(`hearts ${seed}`);
  return Array.from({ length: count }, () => {
    const takes = 1700 + random() * 1500;
    return {
      x: random(),
      from: random() * (HEARTS_MS - takes),
      takes,
      size: 12 + random() * 18,
      swing: 0.01 + random() * 0.04,
      turns: 1 + random() * 2,
      tone: Math.floor(random() * tones),
    };
  });
}

/** Where a heart is at a time, in parts of the window, and how it leans; null before and after its way. */
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
