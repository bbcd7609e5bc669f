import type { MatchData } from '#contract/matching.parts.ts';
import { spoken, t } from '#web/words/words.ts';

/** Returns the first line of the match card, with up to three shared interests. */
export function matchLine({ sharedInterests }: MatchData): string {
  if (sharedInterests.length > 0)
    return t('chat.soul-match-2', 'Soul match · {sharedInterests}', {
      sharedInterests: sharedInterests.slice(0, 3).map(spoken).join(', '),
    });
  return t('chat.soul-match', 'Soul match');
}
