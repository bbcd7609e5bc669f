import type { Deps } from '#server/platform/deps.ts';

/** Makes every instance deliver the room's new lines. Call it after the commit. */
export function announceRoom({ hints }: Pick<Deps, 'hints'>, roomId: string): void {
  hints.announce('room', roomId);
}

/** Updates a person's presence for others after the setting to hide it changed. Call it after the commit. */
export function announceHiding({ hints }: Pick<Deps, 'hints'>, userId: number, isHidden: boolean): void {
  hints.announce('presence', `${userId} ${isHidden ? 'hidden' : '1'}`);
}
