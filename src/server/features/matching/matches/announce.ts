import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

/** Makes the screens of these people reload their matches and rooms. Call it after the commit. */
export function announceMatch(deps: Pick<Deps, 'hints'>, userIds: readonly number[]): void {
  for (const userId of userIds) {
    askToResync(deps, userId, 'matches');
    askToResync(deps, userId, 'chats');
  }
}
