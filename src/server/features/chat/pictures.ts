import type { Message } from '#contract/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Draft } from '#server/platform/rooms.ts';
import { send } from './chat.ts';
import { PICTURE_KIND, placeOf } from './pictures.places.ts';
import { roomTypeFor } from './pictures.queries.ts';

interface Wanted {
  id: string;
  alt: string;
}

/**
 * Writes a message with pictures of its sender. They belong to the message before it is written, so that no two messages
 * have one; a message that is refused gives them back.
 */
export async function sendPictures(
  deps: Pick<Deps, 'rooms' | 'db' | 'media'>,
  draft: Draft,
  { wanted, isSure }: { wanted: readonly Wanted[]; isSure: boolean },
): Promise<{ message: Message; duplicate: boolean }> {
  const { db, media } = deps;
  const { roomId, senderId: userId } = draft;
  const type = await roomTypeFor(db, { roomId, userId });
  if (type === undefined) throw new AppError('not_found');
  if (type === 'companion') throw new AppError('invalid', { fields: { pictures: 'AI characters see no pictures.' } });
  const thing = { userId, kind: PICTURE_KIND, place: placeOf(draft) };
  const found = await inTransaction(db, (trx) => media.claim(trx, { ...thing, ids: wanted.map(({ id }) => id) }));
  const pictures = found.map(({ id, width, height, thumbhash }, at) => {
    return { id, width, height, thumbhash, alt: wanted[at]?.alt ?? '' };
  });
  try {
    const written = await send(deps, { ...draft, pictures }, isSure);
    await media.attach(thing);
    return written;
  } catch (error) {
    // Whether it was written is not known where the database did not answer; the client asks again.
    if (error instanceof AppError && error.status < 500) await media.free(thing);
    throw error;
  }
}
