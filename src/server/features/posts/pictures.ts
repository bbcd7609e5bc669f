import type { z } from 'zod';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageGif } from '#contract/gifs.ts';
import type { createPost } from '#contract/posts.ts';
import type { PictureWidth } from '#contract/media.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Placed } from '#server/platform/media/media.ts';
import { postById, type PostRow } from './posts.queries.ts';

/** The kind under which posts claim uploads; the `place` of a claimed upload is the post's id. */
export const POST_PICTURE = 'post';

type PostMediaInput = Pick<z.output<typeof createPost.body>, 'picture' | 'imageUrl' | 'alt' | 'gif'>;

/** An upload for a post, with its alt text. */
export type PostPicture = NonNullable<PostMediaInput['picture']>;

/** Registers who may see the picture of a post: everybody who may read the post at that moment. */
export function keepPictures({ db, media, waiting }: Pick<Deps, 'db' | 'media' | 'waiting'>): void {
  media.register(POST_PICTURE, {
    maySee: async (viewerId, { id, place }) => has(await postById(db, place, viewerId), id),
    holds: async (picture) =>
      (await postWith(db, picture)) !== undefined || waiting.keeper.has(picture.ownerId, picture.id),
  });
}

/** Returns the id of the post that has this picture; undefined if the picture's owner may read no such post. */
export async function postWith(db: Db, { id, ownerId, place }: Placed): Promise<string | undefined> {
  return has(await postById(db, place, ownerId), id) ? place : undefined;
}

const has = (row: PostRow | undefined, pictureId: string): boolean => row?.picture?.id === pictureId;

/**
 * Returns the GIF that a request names by its id or, from older clients, by its address; undefined if it names none.
 */
export async function gifOf(
  { gifs }: Pick<Deps, 'gifs'>,
  { gif, imageUrl }: PostMediaInput,
): Promise<MessageGif | undefined> {
  const gone = (field: 'gif' | 'imageUrl'): AppError =>
    new AppError('invalid', { fields: { [field]: 'That GIF is no longer there. Choose another.' } });
  if (gif !== undefined) {
    const found = await gifs.of(gif.id);
    if (found === undefined) throw gone('gif');
    return found;
  }
  if (typeof imageUrl !== 'string' || !/^(?:\/gifs\/|https:)/.test(imageUrl)) return undefined;
  const found = gifs.at(imageUrl);
  if (found === undefined) throw gone('imageUrl');
  return found;
}

/**
 * Returns the picture for a post: the upload that the request names, or a new upload of the bytes in the request;
 * undefined if the request has no picture.
 */
export async function takePicture(
  { media, newId }: Pick<Deps, 'media' | 'newId'>,
  userId: number,
  { picture, imageUrl, alt }: PostMediaInput,
): Promise<PostPicture | undefined> {
  if (imageUrl === undefined || imageUrl === null) return picture;
  const own = /^\/api\/media\/([0-9a-f-]{36})\//.exec(imageUrl)?.[1];
  // Claiming the upload later checks that the author owns it.
  if (own !== undefined) return { id: own, alt };
  const bytes = Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64');
  const { id } = await media.takeBytes(bytes, { userId, clientId: newId() });
  return { id, alt };
}

/** Claims an upload of the author for their post, in the transaction that writes the post. */
export async function claimPicture(
  { media }: Pick<Deps, 'media'>,
  trx: Trx,
  { userId, postId, shown: { id, alt } }: { userId: number; postId: string; shown: PostPicture },
): Promise<MessagePicture> {
  const [picture] = await media.claim(trx, { userId, kind: POST_PICTURE, place: postId, ids: [id] });
  if (picture === undefined) throw new AppError('picture_gone');
  return { ...picture, alt };
}

/** Returns a post's picture for a visitor; throws `not_found` if they may not read the post or it has no picture. */
export async function publicPicture(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  { id, width }: { id: string; width: PictureWidth },
): Promise<Buffer> {
  const picture = (await postById(db, id, null))?.picture;
  if (picture === undefined || picture === null) throw new AppError('not_found');
  return media.open({ userId: null, through: undefined }, picture.id, width);
}
