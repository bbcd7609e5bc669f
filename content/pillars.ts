import type { Pillar } from '#contract/quiz.ts';

/** What the two ends of an axis are called: the negative one (I, S, T, J), then the positive one (E, N, F, P). */
export const pillarSides: Readonly<Record<Pillar, readonly [negative: string, positive: string]>> = {
  energy: ['Inward', 'Outward'],
  perception: ['Grounded', 'Imaginative'],
  judgement: ['Head', 'Heart'],
  lifestyle: ['Planned', 'Open'],
};
