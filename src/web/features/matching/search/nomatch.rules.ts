import type { MatchDay } from '#contract/matching.ts';

export const noMatchVariants = ['everything_exhausted', 'human_exhausted', 'ai_exhausted', 'first_no_match'] as const;
export type NoMatchVariant = (typeof noMatchVariants)[number];

type Counts = Pick<MatchDay, 'humanMatches' | 'dailyLimit' | 'aiMatches' | 'aiLimit'>;

/**
 * Chooses the screen of an empty search. The fourth is for all cases that the first three do not cover, except when all
 * people are met and some companions are left: "everyone's hiding" would be wrong then.
 */
export function noMatchVariant({ humanMatches, dailyLimit, aiMatches, aiLimit }: Counts): NoMatchVariant {
  const noneLeft = { human: humanMatches >= dailyLimit, ai: aiMatches >= aiLimit };
  if (noneLeft.human && noneLeft.ai) return 'everything_exhausted';
  if (noneLeft.human) return 'human_exhausted';
  if (noneLeft.ai && humanMatches === 0) return 'ai_exhausted';
  return 'first_no_match';
}
