import type { Pillar } from '#contract/quiz.ts';

/** The names of both ends of an axis: the negative end (I, S, T, J), then the positive end (E, N, F, P). */
export const pillarSides: Readonly<Record<Pillar, readonly [negative: string, positive: string]>> = {
  energy: ['Inward', 'Outward'],
  perception: ['Grounded', 'Imaginative'],
  judgement: ['Head', 'Heart'],
  lifestyle: ['Planned', 'Open'],
};
