import type { MatchData } from '#contract/matching.parts.ts';

/** Fills in an interest. Interests begin with a capital; within a sentence, only names and initialisms keep it. */
export function fillStarter(line: string, name: string): string {
  const keepsCapital = /^(?:[A-Z]{2}|K-pop|Latin|3D|LGBTQ)/.test(name);
  const inside = keepsCapital ? name : name.charAt(0).toLowerCase() + name.slice(1);
  return line.startsWith('{it}') ? line.replace('{it}', name) : line.replace('{it}', inside);
}

/** Returns the first message of a match in the reader's language; '' if it has none. */
export function starterIn(
  { conversationStarter, starterLine }: Pick<MatchData, 'conversationStarter' | 'starterLine'>,
  spoken: (english: string) => string,
): string {
  if (starterLine === undefined) return spoken(conversationStarter);
  return fillStarter(spoken(starterLine.line), spoken(starterLine.it));
}
