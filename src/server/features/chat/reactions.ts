import { OWN_REACTIONS_MAX, REACTION_KINDS_MAX, type Message } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeMessage, writeChange, type Changing, type Wish } from './changes.ts';
import { messageOf } from './log.queries.ts';
import { deleteReaction, insertReaction, kindsOf, reactionsAfter } from './reactions.queries.ts';

interface Reaction {
  emoji: string;
  isOn: boolean;
}

/** Adds the caller's reaction or takes it away; a repeat changes nothing. */
export async function react(deps: Changing, wish: Wish, { emoji, isOn }: Reaction): Promise<Message> {
  const { userId } = wish;
  return changeMessage(deps, wish, async (trx, { place, message }) => {
    const { payload } = message;
    if (payload.content === undefined || payload.hidden === true) throw new AppError('message_gone');
    const { all, own } = await kindsOf(trx, { ...place, userId });
    if (own.includes(emoji) === isOn) return false;
    const reaction = { ...place, userId, emoji };
    if (!isOn) {
      await deleteReaction(trx, reaction);
      await writeChange(trx, place, { type: 'reaction_removed', by: userId, emoji });
      return true;
    }
    if (own.length >= OWN_REACTIONS_MAX) throw new AppError('own_reactions_full');
    if (!all.includes(emoji) && all.length >= REACTION_KINDS_MAX) throw new AppError('reactions_full');
    const line = await writeChange(trx, place, { type: 'reaction_added', by: userId, emoji });
    await insertReaction(trx, { ...reaction, ...line });
    return true;
  });
}

/** The number of reactions on a page of who reacted. */
const PAGE = 100;

/** Returns a page of who reacted, of the people whom the caller may see; throws `not_found` where they do not read the message. */
export async function whoReacted(
  db: Db,
  wish: Wish & { after: number; now: Date },
): Promise<{ reactions: { emoji: string; person: PersonCard }[]; next: number | null }> {
  const { roomId, userId, after, now } = wish;
  const message = await messageOf(db, wish);
  if (message === undefined) throw new AppError('not_found');
  if (message.payload.hidden === true) return { reactions: [], next: null };
  const rows = await reactionsAfter(db, { roomId, seq: message.seq, after, most: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const ids = [...new Set(page.map(({ user_id: id }) => id))];
  const cards = await cardsFor(db, ids, { viewerId: userId, now });
  const reactions = page.flatMap(({ user_id: id, emoji }) => {
    const person = cards.get(id);
    return person === undefined ? [] : [{ emoji, person }];
  });
  return { reactions, next: rows.length > PAGE ? (page.at(-1)?.line ?? null) : null };
}
