import { HOUR_MS } from '#contract/durations.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
import type { LineFacts } from './lines.ts';
import { inside } from './openers.ts';

/** Returns the facts that lines may use, about the person and the match in question. */
export function factsOf(knowledge: Knowledge | undefined, match: KnownMatch | undefined): LineFacts {
  const shared = match?.shared.map(({ name }) => inside(name)) ?? [];
  return {
    match: match?.name,
    unspoken: match?.isTalking === false ? match.name : undefined,
    matchArchetype: match?.archetype?.name,
    shared: shared.length > 1 ? `${shared[0]} and ${shared[1]}` : undefined,
    one: shared[0],
    ...(knowledge !== undefined && {
      name: knowledge.name,
      archetype: knowledge.archetype?.name,
      interest: knowledge.interests[0] && inside(knowledge.interests[0].name),
      left: String(knowledge.day.remainingMatches),
      met: String(Math.min(knowledge.day.humanMatches, knowledge.day.dailyLimit)),
      limit: String(knowledge.day.dailyLimit),
      resets: `in ${spell(knowledge.day.timeUntilReset)}`,
    }),
  };
}

function spell(ms: number): string {
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}
