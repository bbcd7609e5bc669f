import type { Axes } from '#contract/quiz.ts';

/** What keeps a score from knowing somebody well: no interests named, or a quiz that could have come out otherwise. */
export type Thin = 'interests' | 'borders';

/** So many of the four letters near their border make a type that a second run might change. */
const MOST_BORDERS = 2;

export function thinPart(interests: number, axes: Axes | undefined): Thin | null {
  if (interests === 0) return 'interests';
  const near = axes ? Object.values(axes).filter((axis) => axis.nearBorder).length : 0;
  return near >= MOST_BORDERS ? 'borders' : null;
}
