import type { z } from 'zod';
import { SAVED_A_PAGE, SAVED_MAX, type listSaved, type SavedKind } from '#contract/saved.ts';
import { presentFound } from '#server/features/chat/lines.ts';
import { messageFor } from '#server/features/chat/messages.ts';
import { postsAmong } from '#server/features/posts/found.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { cursorOf, pageOf, placeOf } from '#server/platform/paging.ts';
import { countOtherSaved, deleteSaved, insertSaved, savedAfter, type SavedOrigin } from './saved.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

interface SavedQuery {
  userId: number;
  words: string;
  kind: SavedKind | undefined;
  cursor: string | undefined;
}

/** Returns a page of what a person saved and may still read, the last saved first. */
export async function savedPage(
  { db, clock }: Needs,
  { userId, words, kind, cursor }: SavedQuery,
): Promise<z.output<typeof listSaved.response>> {
  const rows = await savedAfter(db, { userId, words, kind, after: placeOf(cursor), limit: SAVED_A_PAGE + 1 });
  const { page, nextCursor } = pageOf(rows, SAVED_A_PAGE, ({ saved_at: at, id }) => cursorOf({ at, id }));
  const found = page.flatMap(({ room_id, seq, id, sender_id, content, created_at }) =>
    room_id === null || seq === null || sender_id === null || content === null || created_at === null
      ? []
      : [{ room_id, seq, id, sender_id, content, created_at }],
  );
  const { lines, rooms } = await presentFound(db, { viewerId: userId, now: clock.now() }, found);
  const lineOf = new Map(lines.map((line) => [line.messageId, line]));
  const posts = await postsAmong(
    db,
    page.flatMap(({ post_id: id }) => id ?? []),
    userId,
  );
  const postOf = new Map(posts.map((post) => [post.id, post]));
  const things = page.flatMap(({ id, saved_at: at }) => {
    const [line, post] = [lineOf.get(id) ?? null, postOf.get(id) ?? null];
    return line === null && post === null ? [] : [{ id, savedAt: at.toISOString(), line, post }];
  });
  return { things, rooms, nextCursor };
}

/** Saves a message for a member who reads it, or takes it out. */
export async function keepMessage(
  deps: Needs,
  { roomId, messageId, userId }: { roomId: string; messageId: string; userId: number },
  isWanted: boolean,
): Promise<void> {
  // What was saved can be taken out after its origin is out of reach.
  if (!isWanted) return deleteSaved(deps.db, userId, messageId);
  const message = await messageFor(deps.db, { roomId, messageId, userId });
  const isBlank = message.isHidden === true && message.senderId !== userId;
  if (message.isDeleted === true || isBlank) throw new AppError('message_gone');
  await keep(deps, { userId, id: messageId, roomId, seq: message.seq, postId: null });
}

/** Saves a post for a person who may read it, or takes it out. */
export async function keepPost(
  deps: Needs,
  { id, userId }: { id: string; userId: number },
  isWanted: boolean,
): Promise<void> {
  if (!isWanted) return deleteSaved(deps.db, userId, id);
  const [post] = await postsAmong(deps.db, [id], userId);
  if (post === undefined) throw new AppError('not_found');
  await keep(deps, { userId, id, roomId: null, seq: null, postId: id });
}

async function keep({ db, clock }: { db: Db; clock: Deps['clock'] }, origin: SavedOrigin): Promise<void> {
  // Two statements, because a distributed database sends each to the one node of the person.
  if ((await countOtherSaved(db, origin.userId, origin.id)) >= SAVED_MAX) throw new AppError('saved_full');
  await insertSaved(db, origin, clock.now());
}
