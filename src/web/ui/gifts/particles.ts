import { seededRng } from '#content/seeded-rng.ts';

export interface Particle {
  /** `x` and `y`: the final position, in percent of the picture. Some particles end outside, to the upper right. */
  x: number;
  y: number;
  /** In pixels. */
  size: number;
  /** In degrees. */
  turn: number;
  tone: 'gold' | 'moon';
  /** In milliseconds. */
  delay: number;
}

/** The share of particles that fly out through the opening of the rings. Some of them end outside the picture. */
const LEAVING = 0.4;
const OPENING = -Math.PI / 4;

/** Returns the particles of a gift; the same seed always gives the same particles. */
export function particlesOf(seed: string, count: number): Particle[] {
  const random = seededRng(`particles ${seed}`);
  const leaving = Math.round(count * LEAVING);
  return Array.from({ length: count }, (_, at) => {
    const leaves = at < leaving;
    const angle = leaves ? OPENING + (random() - 0.5) * 1.1 : random() * Math.PI * 2;
    const reach = leaves ? 46 + random() * 22 : 22 + random() * 24;
    return {
      x: 50 + reach * Math.cos(angle),
      y: 50 + reach * Math.sin(angle),
      size: leaves ? 14 + random() * 16 : 8 + random() * 12,
      turn: Math.round(random() * 90),
      tone: random() < 0.45 ? ('gold' as const) : ('moon' as const),
      delay: 500 + Math.round(random() * 500),
    };
  });
}
