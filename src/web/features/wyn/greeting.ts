import type { SoulMatch } from '#contract/matching.ts';
import { listOf, spoken, t } from '#web/words/words.ts';

export interface GreetingFacts {
  /** The name of the person's own archetype, in the reader's language. */
  archetype?: string | undefined;
  firstName?: string | undefined;
  /**
   * The newest match to whom nobody has written yet, with the shared interests; null without any match, undefined if
   * every match is talking or the page does not know.
   */
  match?: { name: string; shared: readonly string[] } | null | undefined;
}

/** Returns the match for the greeting, from the newest matches: the newest to whom nobody has written yet. */
export function matchToGreet(
  matches: readonly Pick<SoulMatch, 'isTalking' | 'user' | 'matchData'>[] | undefined,
): GreetingFacts['match'] {
  const found = matches?.find(({ isTalking }) => !isTalking);
  if (found !== undefined) return { name: found.user.displayName, shared: found.matchData.sharedInterests };
  return matches?.length === 0 ? null : undefined;
}

/** Returns the first bubble of an empty conversation, from what the page already knows. */
export function greeting({ archetype, firstName, match }: GreetingFacts = {}): string {
  const who = archetype ?? firstName;
  if (who === undefined) {
    return t(
      'wyn.greeting-visitor',
      'Hey, I’m Wyn, your AI wingman. I help with first messages, cold feet, and how things work here. What’s up?',
    );
  }
  if (match === undefined) {
    return t(
      'wyn.greeting',
      'Hey, {who}. Wyn here, your AI wingman. Want an opener, a second opinion, or a bit of courage?',
      { who },
    );
  }
  if (match === null) {
    return t(
      'wyn.greeting-no-match',
      'Hey, {who}. Wyn here, your AI wingman. No match is waiting for an opener yet, so ask me anything: your archetype, your profile, what to do next.',
      { who },
    );
  }
  const { name, shared } = match;
  if (shared.length === 0) {
    return t(
      'wyn.greeting-match',
      'Hey, {who}. Wyn here, your AI wingman. You and {name} matched. Want an opener that isn’t “hey”?',
      { who, name },
    );
  }
  return t(
    'wyn.greeting-match-shared',
    'Hey, {who}. Wyn here, your AI wingman. You and {name} matched on {shared}. Want an opener that isn’t “hey”?',
    { who, name, shared: listOf(shared.slice(0, 2).map(spoken)) },
  );
}
