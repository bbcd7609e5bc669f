import type { Room } from '#contract/chat.ts';
import { serverNow } from '#web/platform/serverTime.ts';

/** Returns whether a room is muted now; a mute that has run out since the list was read no longer counts. */
export function isMuted({ mutedUntil }: Pick<Room, 'mutedUntil'>): boolean {
  return mutedUntil !== null && Date.parse(mutedUntil) > serverNow();
}
