import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

declare module '#server/platform/realtime/hints.ts' {
  interface HintKinds {
    posts: string;
  }
}

/** Posts within this time are announced together, so that many authors do not make screens count all the time. */
const GATHER_MS = 2000;

/**
 * Makes the screens that show a feed count what is new after a post on any instance. A reader hears of the
 * next post only: a screen that is still open counts again and hears again; the others are dropped.
 */
export function watchPosts(deps: Pick<Deps, 'hints' | 'timers'>): { reads: (userId: number) => void } {
  let readers = new Set<number>();
  let isGathering = false;
  const tell = (): void => {
    isGathering = false;
    const told = readers;
    readers = new Set();
    for (const userId of told) askToResync(deps, userId, 'posts');
  };
  deps.hints.on('posts', /^$/, () => {
    if (isGathering || readers.size === 0) return;
    isGathering = true;
    deps.timers.after(GATHER_MS, tell);
  });
  return { reads: (userId) => void readers.add(userId) };
}

/** Announces that there is a post for others. Call it after the commit. */
export function announcePost({ hints }: Pick<Deps, 'hints'>): void {
  hints.announce('posts', '');
}
