import type { MatchData } from '#contract/chat.ts';
import { kindWords, nearnessWords } from './match.words.ts';
import type { Shown } from './SoulPerson.tsx';

export type Portion = { key: 'personality' | 'interests' | 'talk'; weight: number; score: number; reason: string };

/** The score in the three portions it is made of; vibe and communication, a tenth each, stand together. */
export function portionsOf({ parts }: Pick<MatchData, 'parts'>): Portion[] {
  const part = (key: MatchData['parts'][number]['key']) => parts.find((one) => one.key === key);
  return [
    { key: 'personality' as const, weight: 50, of: [part('personality')] },
    { key: 'interests' as const, weight: 30, of: [part('interests')] },
    { key: 'talk' as const, weight: 20, of: [part('vibes'), part('communication')] },
  ].flatMap(({ of, ...rest }) => {
    const known = of.filter((one) => one !== undefined);
    if (known.length === 0) return [];
    const score = Math.round(known.reduce((sum, one) => sum + one.score, 0) / known.length);
    return [{ ...rest, score, reason: known.map((one) => one.reason).join('. ') }];
  });
}

/** Why these two, in a few sentences of plain fact. */
export function matchReasons({ kind, nearness, matchData }: Shown): string[] {
  const { sharedInterests, isPersonalityOnly, parts } = matchData;
  const best = parts.toSorted((a, b) => b.score - a.score)[0];
  const bests = {
    personality: 'how you think',
    interests: 'what you love',
    vibes: 'your mood',
    communication: 'how you talk',
  };
  return [
    kind === 'eternal' && 'Your best fit of the week in the whole country',
    kind === 'hall' && `${kindWords.hall}, both there of your own will`,
    nearness && nearnessWords[nearness],
    best && `Closest in ${bests[best.key]}`,
    sharedInterests.length > 0 && `${listed(sharedInterests)} on both your lists`,
    isPersonalityOnly && 'By personality alone: not both of you have named interests',
  ].filter((reason): reason is string => typeof reason === 'string');
}

function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names.slice(0, 3);
  const last = rest.pop();
  if (last === undefined) return first;
  return `${[first, ...rest].join(', ')} and ${last}`;
}
