import { readText, writeText } from '#web/platform/storage.ts';
import { kept } from '#web/platform/storage.register.ts';

/** Returns this tab's undecided search: the found match, '' while there is no response yet, null without a search. */
export const readUndecided = (userId: number): string | null => readText(kept.undecidedMatch, userId);

/** Stores this tab's undecided search; null removes it. */
export function keepUndecided(userId: number, matchId: string | null): void {
  writeText(kept.undecidedMatch, matchId, userId);
}
