import type { EmptyResult } from '#contract/matching.ts';
import { filterNames, narrowWords } from './match.words.ts';

export const noMatchWords = {
  everything_exhausted: { title: 'Welcome to the spirit realm' },
  human_exhausted: { title: 'Explored all nearby souls' },
  ai_exhausted: { title: 'Still searching for your vibe' },
  first_no_match: { title: "everyone's hiding apparently" },
  free: 'This search cost you nothing: only a match takes one of the day’s.',
} as const;

/** Says why nobody was found, as far as the counts show. */
export function whyNobody(empty: EmptyResult | null): string {
  const narrow = empty?.narrowest;
  const count = empty?.counts.find(({ filter }) => filter === narrow)?.wouldFit ?? 0;
  if (!narrow) return 'No filter of yours is to blame: there is nobody new yet. People join every day.';
  return `${filterNames[narrow]}. ${narrowWords(narrow, count)}`;
}
