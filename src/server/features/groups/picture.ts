import type { Picture } from '#contract/media.ts';
import { lockMany, note } from '#server/features/chat/rooms.ts';
import { shownPicture } from '#server/features/visibility/visibility.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Placed } from '#server/platform/media/media.ts';
import { groupOf } from './groups.queries.ts';
import { hasPicture, seesPicture, setPictureHidden } from './picture.queries.ts';
import type { Actor } from './within.ts';

/** The kind under which the media store keeps pictures of groups. The place of each picture is its room. */
export const GROUP_PICTURE = 'group';

/** Returns the part of a picture's address that lets the holder of a group's link see the picture. */
export const throughLink = (hash: Buffer): string => `link ${hash.toString('base64url')}`;

function hashIn(through: string | undefined): Buffer | null {
  const [, hash] = /^link (.+)$/.exec(through ?? '') ?? [];
  return hash === undefined ? null : Buffer.from(hash, 'base64url');
}

/** Registers who sees a group's picture: everybody who may see the group at that moment. */
export function keepGroupPictures({ db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>): void {
  media.register(GROUP_PICTURE, {
    maySee: async (userId, { id: pictureId, place: roomId }, through) =>
      userId !== null &&
      seesPicture(db, { roomId, pictureId }, { userId, linkHash: hashIn(through), now: clock.now() }),
    holds: ({ id: pictureId, place: roomId }) => hasPicture(db, { roomId, pictureId }),
  });
}

/** Claims an upload of the actor for the locked group; call `attachPicture` after the commit. */
export async function claimPicture(
  { media }: Pick<Deps, 'media'>,
  trx: Trx,
  { id, ...actor }: Actor & { id: string },
): Promise<void> {
  try {
    await media.claim(trx, { ...thingOf(actor), ids: [id] });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'picture_gone') throw error;
    throw new AppError('picture_gone', { cause: error, fields: { pictureId: error.message } });
  }
}

export function attachPicture({ media }: Pick<Deps, 'media'>, actor: Actor): Promise<void> {
  return media.attach(thingOf(actor));
}

const thingOf = ({ roomId, userId }: Actor) => ({ userId, kind: GROUP_PICTURE, place: roomId });

/**
 * Returns the picture of a group and its uploader, for a person who wants to report the picture; undefined if the
 * person may not see it. An uploader who left the group still gets it, so that they can ask a moderator to hide it.
 */
export async function pictureIn(
  deps: Pick<Deps, 'media' | 'clock'>,
  db: Db,
  { roomId, userId, pictureId }: Actor & { pictureId: string },
): Promise<(Placed & { picture: Picture; groupName: string }) | undefined> {
  const group = await groupOf(db, roomId);
  if (group === undefined || shownPicture(group) !== pictureId) return undefined;
  const placed = await deps.media.placed(db, pictureId);
  if (placed?.kind !== GROUP_PICTURE) return undefined;
  const isSeen = await seesPicture(db, { roomId, pictureId }, { userId, linkHash: null, now: deps.clock.now() });
  return isSeen || placed.ownerId === userId ? { ...placed, groupName: group.name } : undefined;
}

/**
 * Hides the picture of a group from everybody, or shows it again. The line of the log names the picture's uploader, not
 * the moderator. Announce the room after the commit.
 */
export async function hidePicture(
  { media, clock, newId }: Pick<Deps, 'media' | 'clock' | 'newId'>,
  trx: Trx,
  { roomId, pictureId, at }: { roomId: string; pictureId: string; at: Date | null },
): Promise<void> {
  await lockMany(trx, roomId);
  if (!(await setPictureHidden(trx, { roomId, pictureId }, at))) return;
  const by = (await media.placed(trx, pictureId))?.ownerId;
  if (by === undefined) return;
  const kind = at === null ? 'picture_shown' : 'picture_hidden';
  await note(trx, { roomId, by, now: clock.now(), newId, notice: { kind, userIds: [] } });
}
