import { readText, writeText } from '#web/platform/storage.ts';
import { kept } from '#web/platform/storage.register.ts';

/** Returns this tab's search that is not decided: the match it found, '' when one was asked for and has no answer yet, else null. */
export const readUndecided = (userId: number): string | null => readText(kept.undecidedMatch, userId);

/** Null when the search is over. */
export function keepUndecided(userId: number, matchId: string | null): void {
  writeText(kept.undecidedMatch, matchId, userId);
}
