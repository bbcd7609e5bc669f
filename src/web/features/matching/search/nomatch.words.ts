import type { EmptyResult } from '#contract/matching.ts';
import { t } from '#web/words/words.ts';
import { filterNames, narrowWords } from '#web/features/matching/state/match.words.ts';

export const noMatchWords = {
  everything_exhausted: { title: t('matching.welcome-to-the-spirit-realm', 'Welcome to the spirit realm') },
  human_exhausted: { title: t('matching.explored-all-nearby-souls', 'Explored all nearby souls') },
  ai_exhausted: { title: t('matching.still-searching-for-your-vibe', 'Still searching for your vibe') },
  first_no_match: { title: t('matching.everyones-hiding-apparently', "everyone's hiding apparently") },
  free: t(
    'matching.this-search-cost-you-nothing',
    'This search cost you nothing: only a match takes one of the day’s.',
  ),
} as const;

/** Explains why nobody was found, as far as the counts reveal it. */
export function whyNobody(empty: EmptyResult | null): string {
  const narrow = empty?.narrowest;
  const count = empty?.counts.find(({ filter }) => filter === narrow)?.wouldFit ?? 0;
  if (!narrow)
    return t(
      'matching.no-filter-of-yours-is',
      'No filter of yours is to blame: there is nobody new yet. People join every day.',
    );
  return `${filterNames[narrow]}. ${narrowWords(narrow, count)}`;
}
