import { partPercent } from '#contract/matching.parts.ts';
import { partWords } from '#web/parts/match.words.ts';
import { kindWords, nearnessWords } from './match.words.ts';
import type { Shown } from './SoulPerson.tsx';

/** Returns the reasons for a match as short statements of fact. */
export function matchReasons({ kind, nearness, matchData }: Shown): string[] {
  const { sharedInterests, parts } = matchData;
  const best = parts.filter(({ known }) => known).toSorted((a, b) => partPercent(b) - partPercent(a))[0];
  return [
    kind === 'eternal' && 'Your best fit of the week in the whole country',
    kind === 'hall' && `${kindWords.hall}, both there of your own will`,
    nearness && nearnessWords[nearness],
    best && `Closest in ${partWords[best.key].closest}`,
    sharedInterests.length > 0 && `${listed(sharedInterests)} on both your lists`,
  ].filter((reason): reason is string => typeof reason === 'string');
}

function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names.slice(0, 3);
  const last = rest.pop();
  if (last === undefined) return first;
  return `${[first, ...rest].join(', ')} and ${last}`;
}
