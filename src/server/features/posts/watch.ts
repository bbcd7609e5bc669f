import type { Deps } from '#server/platform/deps.ts';
import { dropOldest } from '#server/platform/oldest.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

declare module '#server/platform/realtime/hints.ts' {
  interface HintKinds {
    posts: string;
    post: string;
    words: string;
    card: string;
  }
}

/** New posts within this time cause one event, so that busy authors do not make screens count all the time. */
const GATHER_MS = 2000;

/**
 * After a new post on any instance, makes the screens that show a feed count new posts. A reader gets one event only. A
 * screen that is still open then counts again, and this count registers the reader for the next event.
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

/** Announces a new post that is not private. Call it after the commit. */
export function announcePost({ hints }: Pick<Deps, 'hints'>): void {
  hints.announce('posts', '');
}

/** Changes of an open post within this time cause one event. */
const GATHER_OPEN_MS = 500;
/**
 * The same time for a post that just had an event. It is longer, because each event makes every reader reload the post.
 */
const GATHER_BUSY_MS = 4000;
const ID = /^[0-9a-f-]{36}$/;

/**
 * The most posts that are watched, and the most readers of a post that get an event. Beyond these, the oldest drop out.
 */
interface Most {
  posts: number;
  readers: number;
}
const MOST: Most = { posts: 10_000, readers: 200 };

interface OpenPosts {
  opens: (userId: number, postId: string) => void;
  closes: (userId: number, postId: string) => void;
}

/**
 * Makes the screens that show a post reload it after the post or its comments changed on any instance. A reader gets
 * one event, and the reload registers the reader for the next one. Likes cause no event, because there are many and
 * each changes only one number.
 */
export function watchOpenPosts({ hints, timers }: Pick<Deps, 'hints' | 'timers'>, most = MOST): OpenPosts {
  const open = new Map<string, Set<number>>();
  const due = new Map<string, Set<number>>();
  const busy = new Set<string>();
  hints.on('post', ID, (postId) => {
    const told = open.get(postId);
    if (told === undefined) return;
    open.delete(postId);
    const waiting = due.get(postId);
    if (waiting !== undefined) {
      for (const userId of told) waiting.add(userId);
      dropOldest(waiting, most.readers);
      return;
    }
    due.set(postId, told);
    timers.after(busy.has(postId) ? GATHER_BUSY_MS : GATHER_OPEN_MS, () => {
      due.delete(postId);
      if (!busy.has(postId)) timers.after(GATHER_BUSY_MS, () => busy.delete(postId));
      busy.add(postId);
      for (const userId of told) askToResync({ hints }, userId, 'post');
    });
  });
  return {
    opens: (userId, postId) => {
      const readers = open.get(postId) ?? new Set();
      // Moves the reader to the end of the set, where the newest are.
      readers.delete(userId);
      open.delete(postId);
      dropOldest(readers, most.readers - 1);
      dropOldest(open, most.posts - 1);
      open.set(postId, readers.add(userId));
    },
    closes: (userId, postId) => void open.get(postId)?.delete(userId),
  };
}

/** Announces that a post's comments have changed. Call it after the commit. */
export function announceComments({ hints }: Pick<Deps, 'hints'>, postId: string): void {
  hints.announce('post', postId);
}

/** Announces that a post's words changed, or that it was deleted, hidden or shown again. Call it after the commit. */
export function announceWords({ hints }: Pick<Deps, 'hints'>, postId: string): void {
  hints.announce('post', postId);
  hints.announce('words', postId);
}
