import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import { LINK_DAYS, LINK_USES, type GroupLink, type previewLink } from '#contract/groups.links.ts';
import { isMember, countMembers, memberIn } from '#server/features/chat/members.ts';
import { lockMany } from '#server/features/chat/rooms.ts';
import { refuseHeld, shownPicture } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Looker } from '#server/platform/media/addresses.ts';
import { groupOf } from './groups.queries.ts';
import { isInvited } from './invitations.queries.ts';
import { deleteLink, linkOf, putLink, roomBehind, spendLink, type LinkRow } from './links.queries.ts';
import { throughLink } from './picture.ts';
import { putRequest, requestOf, setWithdrawn } from './requests.queries.ts';
import { letIn, tellLeaders } from './requests.ts';
import { takeOpen } from './waiting.queries.ts';
import { announceMember, require, within, type Actor } from './within.ts';

/** 128 bits. */
const CODE_BYTES = 16;

interface Caller {
  userId: number;
  code: string;
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

const shown = ({ uses, uses_left: usesLeft, ends_at: endsAt }: LinkRow): GroupLink => ({
  uses,
  usesLeft,
  endsAt: endsAt.toISOString(),
});

/** Replaces the group's link, and returns the code of the new link. Only a hash of the code is stored. */
export async function makeLink(deps: Deps, actor: Actor): Promise<{ linkCode: string; link: GroupLink }> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return within(deps, actor, async (trx, { own, now }) => {
    require(own, 'admin');
    const row: LinkRow = {
      room_id: actor.roomId,
      code_hash: hashOf(code),
      uses: LINK_USES,
      uses_left: LINK_USES,
      ends_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    };
    await putLink(trx, row);
    return { linkCode: code, link: shown(row) };
  });
}

export async function endLink(deps: Deps, actor: Actor): Promise<void> {
  await within(deps, actor, async (trx, { own }) => {
    require(own, 'admin');
    await deleteLink(trx, actor.roomId);
  });
}

/** Returns the group's link for its admins; null when no link is valid. */
export async function linkFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { roomId, userId }: Actor,
): Promise<GroupLink | null> {
  const own = await memberIn(db, roomId, userId);
  if (!isMember(own)) throw new AppError('not_found');
  require(own, 'admin');
  const row = await linkOf(db, roomId);
  return row === undefined || row.ends_at <= clock.now() || row.uses_left === 0 ? null : shown(row);
}

/** Returns the preview of a link; throws `not_found` when the link is invalid, and for a banned person. */
export async function lookThrough(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  looker: Looker,
  code: string,
): Promise<z.output<typeof previewLink.response>> {
  const { userId } = looker;
  const hash = hashOf(code);
  const roomId = await roomBehind(db, hash, clock.now());
  const group = roomId === undefined ? undefined : await groupOf(db, roomId);
  if (roomId === undefined || group === undefined || group.disbanded_at !== null) throw new AppError('not_found');
  const place = await memberIn(db, roomId, userId);
  if (place !== undefined && place.banned_at !== null) throw new AppError('not_found');
  const invited = await isInvited(db, { roomId, userId });
  const pictureId = shownPicture(group);
  const through = { ...looker, through: throughLink(hash) };
  const [picture = null] = pictureId === null ? [] : await media.addressesFor(through, [pictureId]);
  return {
    roomId,
    name: group.name,
    description: group.description,
    gradient: group.gradient,
    picture,
    memberCount: await countMembers(db, roomId),
    isMember: isMember(place),
    asksFirst: group.asks_first && !invited,
    isAsked: !invited && (await requestOf(db, { roomId, userId }))?.is_withdrawn === false,
  };
}

/**
 * Makes the holder of a link a member, or requests to join for them if the group requires approval. Throws `not_found`
 * like `lookThrough`, and `group_full` when the group is full.
 */
export async function joinBy(deps: Deps, { userId, code }: Caller): Promise<Entered> {
  const { db, clock } = deps;
  const [hash, now] = [hashOf(code), clock.now()];
  await refuseHeld(db, userId);
  const roomId = await roomBehind(db, hash, now);
  if (roomId === undefined) throw new AppError('not_found');
  return enter(deps, { roomId, userId }, (trx) => spendLink(trx, { roomId, hash, now }));
}

export interface Entered {
  roomId: string;
  /** False when the person only asked to join and an admin has to answer. */
  isMember: boolean;
}

/**
 * Makes a person a member, or requests to join for them if the group requires approval. Throws `not_found` for a banned
 * person, and when `isOpen` returns false. Members and repeated requests need no `isOpen`. A new member also reads the
 * `sight` lines before they came.
 */
export async function enter(
  deps: Deps,
  { roomId, userId, sight = 0 }: Actor & { sight?: number },
  isOpen: (trx: Trx) => Promise<boolean>,
): Promise<Entered> {
  const now = deps.clock.now();
  const came = await inTransaction(deps.db, async (trx) => {
    const room = await lockMany(trx, roomId);
    const group = await groupOf(trx, roomId);
    if (room === undefined || room.closed_at !== null || group === undefined) throw new AppError('not_found');
    const place = await memberIn(trx, roomId, userId);
    if (isMember(place)) return 'before';
    if (place !== undefined && place.banned_at !== null) throw new AppError('not_found');
    const asker = { roomId, userId };
    // An open invitation replaces the approval: entering accepts the invitation.
    const asks = group.asks_first && !(await isInvited(trx, asker));
    if (asks && (await requestOf(trx, asker)) !== undefined) {
      await setWithdrawn(trx, asker, false);
      return 'asks';
    }
    if (!(await isOpen(trx))) throw new AppError('not_found');
    if (asks) {
      await putRequest(trx, { ...asker, now });
      return 'asks';
    }
    await letIn(deps, trx, { ...asker, now, sight });
    return 'now';
  });
  if (came === 'now') announceMember(deps, { roomId, userId });
  if (came === 'asks') await tellLeaders(deps, roomId);
  return { roomId, isMember: came !== 'asks' };
}

/** Withdraws a request to join by a link. A declined request stays, and only looks withdrawn to its maker. */
export async function withdraw(deps: Deps, { userId, code }: Caller): Promise<void> {
  const { db, clock } = deps;
  const roomId = await roomBehind(db, hashOf(code), clock.now());
  if (roomId === undefined) throw new AppError('not_found');
  const asker = { roomId, userId };
  await inTransaction(db, async (trx) => {
    if (!(await takeOpen(trx, 'request', asker))) await setWithdrawn(trx, asker, true);
  });
  await tellLeaders(deps, roomId);
}
