import { partPercent } from '#contract/matching.parts.ts';
import { partWords } from '#web/parts/match/match.words.ts';
import { listOf, spoken, t } from '#web/words/words.ts';
import { kindWords } from '#web/features/matching/state/match.words.ts';
import type { ShownMatch } from '#web/features/matching/person/SoulPerson.tsx';

/** Returns the reasons for a match as short statements of fact; how near the two live stands with the person. */
export function matchReasons({ kind, matchData }: ShownMatch): string[] {
  const { sharedInterests, parts } = matchData;
  const best = parts.filter(({ known }) => known).toSorted((a, b) => partPercent(b) - partPercent(a))[0];
  return [
    kind === 'eternal' && t('matching.your-best-fit-of-the', 'Your best fit of the week in the whole country'),
    kind === 'hall' &&
      t('matching.both-there-of-your-own', '{hall}, both there of your own will', { hall: kindWords.hall }),
    best && t('matching.closest-in', 'Closest in {closest}', { closest: partWords[best.key].closest }),
    sharedInterests.length > 0 &&
      t('matching.on-both-your-lists', '{listed} on both your lists', {
        listed: listOf(sharedInterests.slice(0, 3).map(spoken)),
      }),
  ].filter((reason): reason is string => typeof reason === 'string');
}
