import type { z } from 'zod';
import {
  ACTIVITY_A_PAGE,
  ACTIVITY_COUNTED,
  activityKinds,
  activitySettings,
  type ActivityKind,
  type listActivity,
} from '#contract/digest.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { handlesNamed } from '#contract/posts.mentions.ts';
import type { NotificationSettings } from '#contract/notifications.ts';
import { settingsFor } from '#server/features/notifications/notifications.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { cursorOf, pageOf, placeOf } from '#server/platform/paging.ts';
import { activityAfter, countUnseen, insertDeeds, markSeen, namedReaders, type SocialDeed } from './digest.queries.ts';

export { isStanding } from './digest.queries.ts';

/** The time for which a digest collects entries after its first entry. So a person gets at most one digest an hour. */
export const GATHER_MS = HOUR_MS;

type Noting = Pick<Deps, 'clock' | 'newId'>;

/** Notes a like of a post, or a follow, in the transaction that makes it. */
export async function noteDeed(
  trx: Trx,
  deps: Noting,
  deed: Pick<SocialDeed, 'receiverId' | 'actorId'> &
    ({ kind: 'like'; postId: string } | { kind: 'follow'; postId: null }),
): Promise<void> {
  await note(trx, deps, [{ ...deed, commentId: null }]);
}

/**
 * Adds the entries for a new text, a post or a comment, in the transaction that writes it. The author of the post gets
 * an entry for a comment. Each named person who may read the post gets an entry for a mention. An author gets no entry
 * about their own text.
 */
export async function noteWords(
  trx: Trx,
  deps: Noting,
  {
    actorId,
    postId,
    comment,
    content,
  }: { actorId: number; postId: string; comment?: { id: string; postsAuthor: number }; content: string },
): Promise<void> {
  const handles = handlesNamed(content);
  const named = handles.length === 0 ? [] : await namedReaders(trx, { postId, actorId, handles });
  const commentId = comment?.id ?? null;
  const deeds = named.map((receiverId): SocialDeed => ({ receiverId, kind: 'mention', actorId, postId, commentId }));
  if (comment !== undefined) {
    deeds.push({ receiverId: comment.postsAuthor, kind: 'comment', actorId, postId, commentId });
  }
  await note(trx, deps, deeds);
}

async function note(trx: Trx, { clock, newId }: Noting, deeds: readonly SocialDeed[]): Promise<void> {
  const things = deeds.filter(({ receiverId, actorId }) => receiverId !== actorId);
  if (things.length === 0) return;
  const now = clock.now();
  const ids = things.map(() => newId());
  await insertDeeds(trx, things, { ids, now, dueAt: new Date(now.getTime() + GATHER_MS) });
}

/** Returns the kinds that a person has switched on. */
export function kindsOn(settings: NotificationSettings): ActivityKind[] {
  return activityKinds.filter((kind) => settings[activitySettings[kind]]);
}

/** Returns a page of what others did that concerns the person, the latest first. */
export async function activityPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, cursor }: { userId: number; cursor: string | undefined },
): Promise<z.output<typeof listActivity.response>> {
  const wish = { receiverId: userId, kinds: kindsOn(await settingsFor(db, userId)) };
  const rows = await activityAfter(db, { ...wish, after: placeOf(cursor), limit: ACTIVITY_A_PAGE + 1 });
  const { page, nextCursor } = pageOf(rows, ACTIVITY_A_PAGE, ({ happened_at: at, id }) => cursorOf({ at, id }));
  const actors = [...new Set(page.map((row) => row.actor_id))];
  const cards = await cardsFor(db, actors, { viewerId: userId, now: clock.now() });
  const activity = page.flatMap(({ id, kind, words, ...row }) => {
    const person = cards.get(row.actor_id);
    if (person === undefined) return [];
    const at = row.happened_at.toISOString();
    return [{ id, kind, at, isNew: row.seen_at === null, person, postId: row.post_id, words }];
  });
  return { activity, nextCursor };
}

export async function countNew(db: Db, userId: number): Promise<number> {
  const kinds = kindsOn(await settingsFor(db, userId));
  return countUnseen(db, { receiverId: userId, kinds, most: ACTIVITY_COUNTED });
}

export async function see(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, from }: { userId: number; from: string },
): Promise<void> {
  await markSeen(db, { receiverId: userId, from: placeOf(from), now: clock.now() });
}
