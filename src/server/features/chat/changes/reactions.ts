import type { PersonCard } from '#contract/people.ts';
import { messageOf } from '#server/features/chat/log/log.queries.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { pageOf } from '#server/platform/paging.ts';
import type { MessageWish } from './changes.ts';
import { reactionsAfter } from './reactions.queries.ts';

/** The number of reactions on a page of the list of reactions. */
const PAGE = 100;

/**
 * Returns a page of the reactions to a message, without those of people hidden from the caller. Throws `not_found` for
 * a message that the caller cannot read.
 */
export async function whoReacted(
  db: Db,
  wish: MessageWish & { after: number; now: Date },
): Promise<{ reactions: { emoji: string; person: PersonCard }[]; next: number | null }> {
  const { roomId, userId, after, now } = wish;
  const message = await messageOf(db, wish);
  if (message === undefined) throw new AppError('not_found');
  if (message.payload.hidden === true) return { reactions: [], next: null };
  const rows = await reactionsAfter(db, { roomId, seq: message.seq, after, most: PAGE + 1 });
  const { page, nextCursor: next } = pageOf(rows, PAGE, ({ line }) => line);
  const ids = [...new Set(page.map(({ user_id: id }) => id))];
  const cards = await cardsFor(db, ids, { viewerId: userId, now });
  const reactions = page.flatMap(({ user_id: id, emoji }) => {
    const person = cards.get(id);
    return person === undefined ? [] : [{ emoji, person }];
  });
  return { reactions, next };
}
