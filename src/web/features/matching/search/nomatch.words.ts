import { usStates } from '#content/us-states.ts';
import type { EmptyResult, MatchDay, SearchResult } from '#contract/matching.ts';
import { spoken, t } from '#web/words/words.ts';
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

/** Says how many people joined in the person's state this week; null where too few did to be counted. */
export function joinedWords(empty: EmptyResult | null, stateCode: string | null): string | null {
  const state = stateCode === null ? undefined : usStates[stateCode];
  if (!empty || empty.joined === 0 || state === undefined) return null;
  return t('matching.people-joined-this-week', 'At least {count} people joined in {state} this week.', {
    count: empty.joined,
    state: spoken(state),
  });
}

/** Explains why nobody was found, as far as the counts reveal it. */
export function whyNobody({ empty, isAlone }: Pick<SearchResult, 'empty' | 'isAlone'>): string {
  if (isAlone)
    return t(
      'matching.nobody-else-is-ready-yet',
      'Nobody else here is ready to be matched yet. That changes with the first friend who joins.',
    );
  const narrow = empty?.narrowest;
  const count = empty?.counts.find(({ filter }) => filter === narrow)?.wouldFit ?? 0;
  if (!narrow)
    return t(
      'matching.nobody-new-within-reach',
      'Nobody new is close enough yet, and nothing you chose is to blame. Look again this evening.',
    );
  return `${filterNames[narrow]}. ${narrowWords(narrow, count)}`;
}

/** The button that leads to the step on which a filter is widened. */
export const widenWords = {
  age: t('matching.widen-age', 'Widen my ages'),
  gender: t('matching.widen-gender', 'Be open to more genders'),
  intent: t('matching.widen-intent', 'Be open to another kind of connection'),
  photo: t('matching.widen-photo', 'Meet people without a checked photo too'),
  tongue: t('matching.widen-tongue', 'Meet people of other languages too'),
} as const;

/** What is said aloud of a search after the day's last match; the window `DailyLimit` shows it. */
export function limitWords({ dailyLimit }: Pick<MatchDay, 'dailyLimit'>): readonly [string, string] {
  return [
    t('matching.daily-limit-reached', 'Daily limit reached! 🌙'),
    t(
      'matching.youve-used-all-daily-matches',
      "You've used all {dailyLimit} daily matches. Come back tomorrow for fresh connections!",
      { dailyLimit },
    ),
  ];
}
