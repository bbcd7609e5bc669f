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

/** The kind of place that the pictures of profiles have: the place is the type. */
export const PROFILE_IMAGE = 'profile';
const widths = { avatar: 'small', cover: 'large' } as const;
const columns = { avatar: 'profile_image_url', cover: 'cover_image' } as const;
const hiddenColumns = { avatar: 'hidden_avatar', cover: 'hidden_cover' } as const;

/** Returns the ids of the pictures that a profile shows, with their types. */
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

/** Says who sees the pictures of profiles: everybody with their address, while the person can be seen. */
export function keepImages({ db, media }: Needs): void {
  const of = ({ id, ownerId: userId }: Placed) => ({ userId, urls: urlsOf(id) });
  media.keepBy(PROFILE_IMAGE, {
    maySee: (_viewerId, picture) => showsImage(db, of(picture)),
    holds: (picture) => hasImage(db, of(picture)),
  });
}

/**
 * Takes a picture off a profile for everybody, its owner included, or puts it back where no other one is there meanwhile. The
 * file of one that cannot come back goes with the next job of retention.
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
    // One that was hidden before it has nowhere to come back to.
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

/** Returns the pictures of a type that end when the person chooses anew, also the one that moderation hid. */
const replaced = (held: Images, type: ImageType): string[] => [...idIn(held[type]), ...idIn(held[hiddenColumns[type]])];

type Asked = z.output<typeof uploadImage.query>;

/** Takes the picture of a form, whose address or fields say which it is. */
async function received(
  { media, newId }: TakeNeeds,
  request: FastifyRequest,
  { userId, ...asked }: Asked & { userId: number },
): Promise<{ id: string; type: ImageType }> {
  // With all of it in the address, a repeat is answered before its body is read.
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

/** Takes the picture of a form and shows it on the profile; the file of the one before is deleted. */
export async function takeImage(
  needs: TakeNeeds,
  request: FastifyRequest,
  asked: Asked & { userId: number },
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

/** Takes a picture off the profile, and its file off the disk. */
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
