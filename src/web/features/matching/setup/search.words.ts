import { usStates } from '#content/us-states.ts';
import type { Preferences } from '#contract/matching.ts';
import { spoken, t } from '#web/words/words.ts';
import { radiusWords } from '#web/features/matching/state/match.words.ts';
import { genderWords } from './soul.words.ts';

/** Says what a search with these preferences looks for: "Search now: everyone, 27 to 33, California". */
export function searchLabel(
  { genderPreferences, minAge, maxAge, locationRadius }: Preferences,
  stateCode: string | null,
): string {
  const state = locationRadius === 'state' && stateCode !== null ? usStates[stateCode] : undefined;
  return t('matching.search-these', 'Search now: {whom}, {minAge} to {maxAge}, {where}', {
    whom: genderPreferences.map((one) => genderWords[one].toLowerCase()).join(', '),
    minAge,
    maxAge,
    where: state === undefined ? radiusWords[locationRadius].label : spoken(state),
  });
}
