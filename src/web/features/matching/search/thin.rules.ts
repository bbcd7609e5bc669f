import type { Axes } from '#contract/quiz.ts';

/** What makes a score uncertain: missing interests, or a quiz result on the border between types. */
export type Thin = 'interests' | 'borders';

/** With at least this many of the four letters near the border, a second quiz might result in another type. */
const MOST_BORDERS = 2;

export function thinPart(interests: number, axes: Axes | undefined): Thin | null {
  if (interests === 0) return 'interests';
  const near = axes ? Object.values(axes).filter((axis) => axis.nearBorder).length : 0;
  return near >= MOST_BORDERS ? 'borders' : null;
}
