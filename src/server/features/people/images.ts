import type { FastifyRequest } from 'fastify';
import type { ImageType } from '#contract/people.images.ts';
import type { Member } from '#contract/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import { changeAccounts } from './account.queries.ts';
import { hasImage, holdImages } from './images.queries.ts';

/** The kind of place that the pictures of profiles have: the place is the type. */
const PROFILE_IMAGE = 'profile';
const widths = { avatar: 'small', cover: 'large' } as const;
const columns = { avatar: 'profile_image_url', cover: 'cover_image' } as const;

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

const urlOf = (id: string, type: ImageType): string => `/api/users/images/${id}/${widths[type]}`;
const urlsOf = (id: string): string[] => [urlOf(id, 'avatar'), urlOf(id, 'cover')];
const idIn = (url: string | null): string[] => {
  const id = /^\/api\/users\/images\/([0-9a-f-]{36})\//.exec(url ?? '')?.[1];
  return id === undefined ? [] : [id];
};

/** Says who sees the pictures of profiles: everybody with their address, while the person can be seen. */
export function keepImages({ db, media }: Needs): void {
  const has = (isShown: boolean, { id, ownerId }: Placed) =>
    hasImage(db, { userId: ownerId, urls: urlsOf(id), isShown });
  media.keepBy(PROFILE_IMAGE, {
    maySee: (_viewerId, picture) => has(true, picture),
    holds: (picture) => has(false, picture),
  });
}

/** Takes the picture of a form and shows it on the profile; the file of the one before is deleted. */
export async function takeImage(
  { db, media }: Needs,
  request: FastifyRequest,
  { userId, clientId, type }: { userId: number; clientId: string; type: ImageType },
): Promise<string> {
  const { id } = await media.take(request, { userId, clientId });
  const thing = { userId, kind: PROFILE_IMAGE, place: type };
  const url = urlOf(id, type);
  const forget = await inTransaction(db, async (trx) => {
    const before = idIn((await holdImages(trx, userId))[type]);
    await media.claim(trx, { ...thing, ids: [id] });
    await changeAccounts(trx, [userId], { [columns[type]]: url });
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
    const before = idIn((await holdImages(trx, userId))[type]);
    await changeAccounts(trx, [userId], { [columns[type]]: null });
    return media.end(trx, before);
  });
  await forget();
}
