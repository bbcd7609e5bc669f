import type { MatchData } from '#contract/matching.parts.ts';

/** Returns the line of the closed card. */
export function matchLine({ sharedInterests }: MatchData): string {
  if (sharedInterests.length > 0) return `Soul match · ${sharedInterests.slice(0, 3).join(', ')}`;
  return 'Soul match';
}
