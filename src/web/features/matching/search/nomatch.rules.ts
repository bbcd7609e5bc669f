import type { MatchDay } from '#contract/matching.ts';

export const noMatchVariants = ['everything_exhausted', 'human_exhausted', 'ai_exhausted', 'first_no_match'] as const;
export type NoMatchVariant = (typeof noMatchVariants)[number];

type Counts = Pick<MatchDay, 'humanMatches' | 'dailyLimit' | 'aiMatches' | 'aiLimit'>;

/**
 * Chooses the screen of an empty search. When all people of the day are met, the screen says so even if companions are
 * left, because "everyone's hiding" would be wrong. `first_no_match` is for all cases that the others do not cover.
 */
export function noMatchVariant({ humanMatches, dailyLimit, aiMatches, aiLimit }: Counts): NoMatchVariant {
  const noneLeft = { human: humanMatches >= dailyLimit, ai: aiMatches >= aiLimit };
  if (noneLeft.human && noneLeft.ai) return 'everything_exhausted';
  if (noneLeft.human) return 'human_exhausted';
  if (noneLeft.ai && humanMatches === 0) return 'ai_exhausted';
  return 'first_no_match';
}
