import type { Message } from '#contract/chat.ts';
import { GIF_LINE } from '#contract/gifs.ts';
import { send } from '#server/features/chat/chat.ts';
import { presentMessage } from '#server/features/chat/log/chat.present.ts';
import { messageOf } from '#server/features/chat/log/log.queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { roomTypeFor } from './pictures.queries.ts';

/** Writes a message with a GIF. The id comes from a search or from another message. */
export async function sendGif(
  deps: Pick<Deps, 'rooms' | 'db' | 'gifs' | 'clock' | 'newId' | 'waiting'>,
  draft: MessageDraft,
  { id, isSure }: { id: string; isSure: boolean },
): Promise<{ message: Message; duplicate: boolean }> {
  const { roomId, senderId: userId } = draft;
  const type = await roomTypeFor(deps.db, { roomId, userId });
  if (type === undefined) throw new AppError('not_found');
  if (type === 'companion') throw new AppError('invalid', { fields: { gif: 'AI characters see no pictures.' } });
  const gif = await deps.gifs.of(id);
  if (gif === undefined)
    throw new AppError('invalid', { fields: { gif: 'That GIF is no longer there. Choose another.' } });
  return send(deps, { ...draft, content: GIF_LINE, gif }, isSure);
}

/**
 * Returns the id of the GIF in a message. Throws `not_found` if the message has no GIF that the person can see, or if
 * the GIF cannot be sent now.
 */
export async function gifIn(
  { db, gifs }: Pick<Deps, 'db' | 'gifs'>,
  place: { roomId: string; messageId: string; userId: number },
): Promise<{ id: string }> {
  const row = await messageOf(db, place);
  const gif = row && presentMessage(row, { userId: place.userId, joined: row.joined_seq }).gif;
  const id = gif && (await gifs.idOf(gif));
  if (id === undefined) throw new AppError('not_found');
  return { id };
}
