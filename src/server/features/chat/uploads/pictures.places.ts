import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import type { Draft } from '#server/platform/rooms.ts';
import { readsPicture, seqOfPicture } from './pictures.queries.ts';

/** The kind of place that pictures of messages have. */
export const PICTURE_KIND = 'message';

/** A message has its place before it has an id: the sender's client named it. */
export const placeOf = ({ roomId, clientId }: Pick<Draft, 'roomId' | 'clientId'>): string => `${roomId} ${clientId}`;

function messageOf({ id, ownerId, place }: Placed) {
  const [roomId = '', clientId = ''] = place.split(' ');
  return { id, roomId, clientId, senderId: ownerId };
}

/** Says who sees the pictures of a message: the people who may read the message now. */
export function keepPictures({ db, media }: Pick<Deps, 'db' | 'media'>): void {
  media.keepBy(PICTURE_KIND, {
    maySee: async (viewerId, picture) => viewerId !== null && readsPicture(db, viewerId, messageOf(picture)),
    holds: async (picture) => (await seqOfPicture(db, messageOf(picture))) !== undefined,
  });
}

/** Returns the message that a picture is in, by its room and its number there. */
export async function messageWith(db: Db, picture: Placed): Promise<{ roomId: string; seq: number } | undefined> {
  const { roomId, ...one } = messageOf(picture);
  const seq = await seqOfPicture(db, { roomId, ...one });
  return seq === undefined ? undefined : { roomId, seq };
}
