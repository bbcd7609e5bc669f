import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import type { Draft } from '#server/platform/rooms.ts';
import { readsPicture, seqOfPicture } from './pictures.queries.ts';

/** The kind of place of a message's pictures and voice note. */
export const PICTURE_KIND = 'message';

/** The place exists before the message has an id, so it uses the id that the sender's client chose. */
export const placeOf = ({ roomId, clientId }: Pick<Draft, 'roomId' | 'clientId'>): string => `${roomId} ${clientId}`;

function messageOf({ id, ownerId, place }: Placed) {
  const [roomId = '', clientId = ''] = place.split(' ');
  return { id, roomId, clientId, senderId: ownerId };
}

/** Registers that the readers of a message may open its uploads, and how to find out whether it still has one. */
export function keepPictures({ db, media }: Pick<Deps, 'db' | 'media'>): void {
  media.keepBy(PICTURE_KIND, {
    maySee: async (viewerId, picture) => viewerId !== null && readsPicture(db, viewerId, messageOf(picture)),
    holds: async (picture) => (await seqOfPicture(db, messageOf(picture))) !== undefined,
  });
}

/** Returns the room and seq of a picture's message; undefined if the message is gone. */
export async function messageWith(db: Db, picture: Placed): Promise<{ roomId: string; seq: number } | undefined> {
  const { roomId, ...one } = messageOf(picture);
  const seq = await seqOfPicture(db, { roomId, ...one });
  return seq === undefined ? undefined : { roomId, seq };
}
