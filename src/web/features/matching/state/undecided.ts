import { readText, writeText } from '#web/platform/storage/storage.ts';
import { kept } from '#web/platform/storage/storage.register.ts';

/** Returns the id of the match of this tab's last search; '' before the search's response, null without a search. */
export const readUndecided = (userId: number): string | null => readText(kept.undecidedMatch, userId);

/** Stores the id of the undecided match of this tab; null removes it. */
export function keepUndecided(userId: number, matchId: string | null): void {
  writeText(kept.undecidedMatch, matchId, userId);
}
