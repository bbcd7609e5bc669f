import { HOUR_MS } from '#contract/durations.ts';
import type { KnownMatch } from './knowledge.ts';
import { fillIn, type LineFacts } from './lines.ts';
import { inside } from './openers.ts';
import type { WynScene } from './scene.ts';

/** Returns the facts that lines may use, about the person and the match in question. */
export function factsOf({ knowledge, match, speech }: Pick<WynScene, 'knowledge' | 'match' | 'speech'>): LineFacts {
  const { words, spoken } = speech;
  const shared = (match?.shared ?? []).map(({ name }) => inside(spoken(name)));
  const archetypeOf = (person: Pick<KnownMatch, 'archetype'> | undefined): string | undefined =>
    person?.archetype && spoken(person.archetype.name);
  return {
    match: match?.name,
    unspoken: match?.isTalking === false ? match.name : undefined,
    matchArchetype: archetypeOf(match),
    shared: shared.length > 1 ? new Intl.ListFormat(words.locale).format(shared.slice(0, 2)) : undefined,
    one: shared[0],
    ...(knowledge !== undefined && {
      name: knowledge.name,
      archetype: archetypeOf(knowledge),
      interest: knowledge.interests[0] && inside(spoken(knowledge.interests[0].name)),
      left: String(knowledge.day.remainingMatches),
      met: String(Math.min(knowledge.day.humanMatches, knowledge.day.dailyLimit)),
      limit: String(knowledge.day.dailyLimit),
      resets: spell(knowledge.day.timeUntilReset, words.times),
    }),
  };
}

function spell(ms: number, times: WynScene['speech']['words']['times']): string | undefined {
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 1) return times.inLessThanAnHour;
  return hours === 1 ? times.inAnHour : fillIn(times.inHours, { hours: String(hours) });
}
