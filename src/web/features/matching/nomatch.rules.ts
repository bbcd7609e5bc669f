import type { MatchDay } from '#contract/matching.ts';

export const noMatchVariants = ['everything_exhausted', 'human_exhausted', 'ai_exhausted', 'first_no_match'] as const;
export type NoMatchVariant = (typeof noMatchVariants)[number];

type Counts = Pick<MatchDay, 'humanMatches' | 'dailyLimit' | 'aiMatches' | 'aiLimit'>;

/** Which of the four screens an empty search shows. What the first three do not name is the last one's. */
export function noMatchVariant({ humanMatches, dailyLimit, aiMatches, aiLimit }: Counts): NoMatchVariant {
  const noneLeft = { human: humanMatches >= dailyLimit, ai: aiMatches >= aiLimit };
  if (noneLeft.human && noneLeft.ai) return 'everything_exhausted';
  if (noneLeft.human && aiMatches === 0) return 'human_exhausted';
  if (noneLeft.ai && humanMatches === 0) return 'ai_exhausted';
  return 'first_no_match';
}
