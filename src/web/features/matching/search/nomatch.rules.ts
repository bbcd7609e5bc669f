import type { EmptyResult, Filter, MatchDay, Radius } from '#contract/matching.ts';

export const noMatchVariants = ['everything_exhausted', 'human_exhausted', 'ai_exhausted', 'first_no_match'] as const;
export type NoMatchVariant = (typeof noMatchVariants)[number];

type Counts = Pick<MatchDay, 'humanMatches' | 'dailyLimit' | 'aiMatches' | 'aiLimit'>;

/**
 * Chooses the screen of a search without a match. If the day's matches are used up, the screen says so even if AI
 * characters are left, because "everyone's hiding", the title of `first_no_match`, would be wrong. `first_no_match`
 * covers every case for which no other screen exists.
 */
export function noMatchVariant({ humanMatches, dailyLimit, aiMatches, aiLimit }: Counts): NoMatchVariant {
  const noneLeft = { human: humanMatches >= dailyLimit, ai: aiMatches >= aiLimit };
  if (noneLeft.human && noneLeft.ai) return 'everything_exhausted';
  if (noneLeft.human) return 'human_exhausted';
  if (noneLeft.ai && humanMatches === 0) return 'ai_exhausted';
  return 'first_no_match';
}

/** What an empty search offers to widen. */
export interface Widening {
  /** The filter that is named as narrow, if the person can widen it. The main button is about it, and nothing else. */
  named: Exclude<Filter, 'theirs'> | null;
  /** The wider radius that would find a person; null without one. */
  radius: Radius | null;
  /** The wider radius that would find demo members only; null without one. */
  demoRadius: Radius | null;
}

/** Chooses what to offer: first what is named as narrow, then a wider radius. Demo members are never the main offer. */
export function wideningOf(empty: Pick<EmptyResult, 'narrowest' | 'widen'> | null): Widening {
  const { narrowest = null, widen = null } = empty ?? {};
  const isPeople = (widen?.wouldFit ?? 0) > 0;
  const canWiden = narrowest !== null && narrowest !== 'theirs' && (narrowest !== 'distance' || isPeople);
  return {
    named: canWiden ? narrowest : null,
    radius: widen !== null && isPeople ? widen.locationRadius : null,
    demoRadius: widen !== null && !isPeople ? widen.locationRadius : null,
  };
}
