import { POST_EDIT_MS, type Post } from '#contract/posts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dropOldest } from '#server/platform/oldest.ts';
import { peopleFor } from './posts.queries.ts';

/** Changes of a post within this time cause one event. People who read the post within this time get the event too. */
const GATHER_MS = 500;
/**
 * The most posts that are watched, and the most readers of a post that get an event. Beyond these, the oldest drop out.
 */
const MOST = { posts: 1000, readers: 200 };

/** Registers a person as a reader of the posts of a response. */
type Shows = (userId: number, posts: readonly Post[]) => void;

/**
 * Makes clients update their card of a post after the post was edited, deleted, hidden or shown again, on any instance.
 * The event goes to people in the post's audience who read the post while it was editable. Their clients then read the
 * post again by its id. Call `reads` before a read of posts, and the function that it returns after the read.
 */
export function watchCards(
  { db, hints, timers, clock, hub, log }: Pick<Deps, 'db' | 'hints' | 'timers' | 'clock' | 'hub' | 'log'>,
  most = MOST,
): { reads: () => Shows } {
  const readersOf = new Map<string, Set<number>>();
  const due = new Set<string>();
  let changes = 0;
  const lastChangeOf = new Map<string, number>();
  const tell = async (postId: string): Promise<void> => {
    due.delete(postId);
    const readers = readersOf.get(postId);
    if (readers === undefined) return;
    for (const userId of await peopleFor(db, postId, [...readers])) hints.announce('card', `${userId} ${postId}`);
  };
  const tellSoon = (postId: string): void => {
    if (due.has(postId)) return;
    due.add(postId);
    timers.after(GATHER_MS, () => {
      tell(postId).catch((error: unknown) => log.error({ err: error }, 'changed post'));
    });
  };
  hints.on('card', /^\d{12} [0-9a-f-]{36}$/, (value) => {
    const [userId, postId = ''] = value.split(' ');
    hub.sendReplayed(Number(userId), { type: 'post_changed', postId });
  });
  hints.on('words', /^[0-9a-f-]{36}$/, (postId) => {
    lastChangeOf.delete(postId);
    dropOldest(lastChangeOf, most.posts - 1);
    lastChangeOf.set(postId, ++changes);
    tellSoon(postId);
  });
  const reads = (): Shows => {
    const before = changes;
    return (userId, posts) => {
      const since = clock.now().getTime() - POST_EDIT_MS;
      for (const { id } of posts.filter(({ createdAt }) => Date.parse(createdAt) > since)) {
        const readers = readersOf.get(id) ?? new Set();
        // Moves the reader to the end of the set, where the newest are.
        readers.delete(userId);
        readersOf.delete(id);
        dropOldest(readers, most.readers - 1);
        dropOldest(readersOf, most.posts - 1);
        readersOf.set(id, readers.add(userId));
        // The post changed while it was read, so the response may have its former text.
        if ((lastChangeOf.get(id) ?? 0) > before) tellSoon(id);
      }
    };
  };
  return { reads };
}
