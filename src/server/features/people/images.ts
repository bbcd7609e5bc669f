import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { imageIdIn } from '#contract/people.addresses.ts';
import { imageTypes, uploadImage, type ImageType } from '#contract/people.images.ts';
import type { Member } from '#contract/people.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Placed } from '#server/platform/media/media.ts';
import { changeAccounts } from './account.queries.ts';
import { hasImage, holdImages, showsImage, type Images } from './images.queries.ts';

/** The kind under which media stores the pictures of profiles. The place of a picture is its type. */
export const PROFILE_IMAGE = 'profile';
const widths = { avatar: 'small', cover: 'large' } as const;
const columns = { avatar: 'profile_image_url', cover: 'cover_image' } as const;
const hiddenColumns = { avatar: 'hidden_avatar', cover: 'hidden_cover' } as const;

/** Returns the ids and types of the pictures that a profile shows. */
export function imagesOf({
  profileImageUrl,
  coverImage,
}: Pick<Member, 'profileImageUrl' | 'coverImage'>): { type: ImageType; id: string }[] {
  return [
    ...idIn(profileImageUrl).map((id) => ({ type: 'avatar' as const, id })),
    ...idIn(coverImage).map((id) => ({ type: 'cover' as const, id })),
  ];
}

type Needs = Pick<Deps, 'db' | 'clock' | 'media'>;
type TakeNeeds = Needs & Pick<Deps, 'newId'>;

const urlOf = (id: string, type: ImageType): string => `/api/users/images/${id}/${widths[type]}`;
const urlsOf = (id: string): string[] => [urlOf(id, 'avatar'), urlOf(id, 'cover')];
const idIn = (url: string | null): string[] => {
  const id = imageIdIn(url);
  return id === undefined ? [] : [id];
};

/** Registers who sees the pictures of profiles: everybody with a picture's address, while the person is visible. */
export function keepImages({ db, media }: Needs): void {
  const of = ({ id, ownerId: userId }: Placed) => ({ userId, urls: urlsOf(id) });
  media.register(PROFILE_IMAGE, {
    maySee: (_viewerId, picture) => showsImage(db, of(picture)),
    holds: (picture) => hasImage(db, of(picture)),
  });
}

/**
 * Hides a picture of a profile from everybody, including its owner, or shows it again if the owner has set no other
 * picture since. The next retention job deletes the file of a picture that cannot come back.
 */
export async function setImageHidden(
  { media }: Pick<Deps, 'media'>,
  trx: Trx,
  { userId, pictureId: id, isHidden }: { userId: number; pictureId: string; isHidden: boolean },
): Promise<void> {
  const held = await holdImages(trx, userId);
  const type = imageTypes.find((one) => idIn(isHidden ? held[one] : held[hiddenColumns[one]])[0] === id);
  if (type === undefined) return;
  if (isHidden) {
    // Another picture of this type that was hidden earlier cannot come back any more.
    const before = idIn(held[hiddenColumns[type]]);
    await changeAccounts(trx, [userId], { [columns[type]]: null, [hiddenColumns[type]]: urlOf(id, type) });
    await media.end(trx, before);
    return;
  }
  const isFree = held[type] === null;
  await changeAccounts(trx, [userId], {
    [hiddenColumns[type]]: null,
    ...(isFree && { [columns[type]]: urlOf(id, type) }),
  });
  await media.end(trx, isFree ? [] : [id]);
}

/** Returns the pictures of a type that a new choice replaces, including one hidden by moderation. */
const replaced = (held: Images, type: ImageType): string[] => [...idIn(held[type]), ...idIn(held[hiddenColumns[type]])];

type ImageQuery = z.output<typeof uploadImage.query>;

/** Reads the picture of a form; the query of the request or the fields of the form say which picture it is. */
async function received(
  { media, newId }: TakeNeeds,
  request: FastifyRequest,
  { userId, ...asked }: ImageQuery & { userId: number },
): Promise<{ id: string; type: ImageType }> {
  // If the query has all fields, a repeat gets its response before the body is read.
  if (asked.clientId !== undefined && asked.type !== undefined) {
    const { id } = await media.take(request, { userId, clientId: asked.clientId });
    return { id, type: asked.type };
  }
  const { picture, said } = await media.takeForm(request, userId, (fields) => {
    const { data } = uploadImage.query.safeParse({ ...fields, ...asked });
    if (data?.type === undefined) throw new AppError('invalid', { fields: { type: 'Say which picture it is.' } });
    return { type: data.type, clientId: data.clientId ?? newId() };
  });
  return { id: picture.id, type: said.type };
}

/** Reads the picture of a form and shows it on the profile; the file of the earlier picture is deleted. */
export async function takeImage(
  needs: TakeNeeds,
  request: FastifyRequest,
  asked: ImageQuery & { userId: number },
): Promise<string> {
  const { db, media } = needs;
  const { userId } = asked;
  const { id, type } = await received(needs, request, asked);
  const thing = { userId, kind: PROFILE_IMAGE, place: type };
  const url = urlOf(id, type);
  const forget = await inTransaction(db, async (trx) => {
    const before = replaced(await holdImages(trx, userId), type);
    await media.claim(trx, { ...thing, ids: [id] });
    await changeAccounts(trx, [userId], { [columns[type]]: url, [hiddenColumns[type]]: null });
    return media.end(
      trx,
      before.filter((one) => one !== id),
    );
  });
  await media.attach(thing);
  await forget();
  return url;
}

/** Removes a picture from the profile and deletes its file. */
export async function removeImage(
  { db, media }: Needs,
  { userId, type }: { userId: number; type: ImageType },
): Promise<void> {
  const forget = await inTransaction(db, async (trx) => {
    const before = replaced(await holdImages(trx, userId), type);
    await changeAccounts(trx, [userId], { [columns[type]]: null, [hiddenColumns[type]]: null });
    return media.end(trx, before);
  });
  await forget();
}
