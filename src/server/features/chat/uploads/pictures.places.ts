import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { readsPicture, seqOfPicture } from './pictures.queries.ts';

/** The name under which the media module keeps the pictures and voice notes of messages. */
export const PICTURE_KIND = 'message';

/** The place of a message's uploads. The message has no id yet, so the place uses the id that its client chose. */
export const placeOf = ({ roomId, clientId }: Pick<MessageDraft, 'roomId' | 'clientId'>): string =>
  `${roomId} ${clientId}`;

function messageOf({ id, ownerId, place }: Placed) {
  const [roomId = '', clientId = ''] = place.split(' ');
  return { id, roomId, clientId, senderId: ownerId };
}

/** Registers that the readers of a message may open its uploads, and how to check whether it still has an upload. */
export function keepPictures({ db, media, waiting }: Pick<Deps, 'db' | 'media' | 'waiting'>): void {
  media.register(PICTURE_KIND, {
    maySee: async (viewerId, picture) => viewerId !== null && readsPicture(db, viewerId, messageOf(picture)),
    holds: async (picture) =>
      (await seqOfPicture(db, messageOf(picture))) !== undefined || waiting.keeper.has(picture.ownerId, picture.id),
  });
}

/** Returns the room and seq of a picture's message; undefined if the message is gone or has no such picture. */
export async function messageWith(db: Db, picture: Placed): Promise<{ roomId: string; seq: number } | undefined> {
  const { roomId, ...one } = messageOf(picture);
  const seq = await seqOfPicture(db, { roomId, ...one });
  return seq === undefined ? undefined : { roomId, seq };
}
