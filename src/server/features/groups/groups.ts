import type { z } from 'zod';
import type { Notice } from '#contract/chat.notices.ts';
import type { changeGroup as changeRoute, createGroup as createRoute, Group, Invited } from '#contract/groups.ts';
import { refuseName } from '#server/features/accounts/accounts.ts';
import {
  admit,
  countMembers,
  insertOpenMany,
  lookAt,
  memberIn,
  note,
  openMany,
  setMember,
  setRoom,
  type ManyType,
} from '#server/features/chat/chat.ts';
import { canWrite, cardsFor } from '#server/features/people/people.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/idempotency.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { groupOf, insertGroup, updateGroup, type GroupRow } from './groups.queries.ts';
import { invite } from './invitations.ts';
import { attachPicture, claimPicture, shownPicture } from './picture.ts';
import { placesOf } from './requests.ts';
import { askersOf } from './requests.queries.ts';
import { require, within, type Actor, type Held } from './within.ts';

export { enter } from './links.ts';
export { GROUP_PICTURE, hidePicture, pictureIn } from './picture.ts';

type NewGroup = z.output<typeof createRoute.body>;
type Changes = z.output<typeof changeRoute.body>;

/** What a feature makes of a group of its own. */
export interface Kind {
  roomType: ManyType;
  /** How many people it holds. */
  most: number;
  /** The seconds between two messages of a member, until its owner changes them. */
  slowSeconds: number;
  /** Writes what else belongs to it, in the transaction that makes it. */
  put: (trx: Trx, made: { roomId: string; now: Date }) => Promise<void>;
}

/** Makes a group of which the caller is the only member, and invites people to it. */
export async function createGroup(
  deps: Deps,
  { userId, once, kind }: { userId: number; once: Once; kind?: Kind },
  { name, description, gradient, pictureId, people }: NewGroup,
): Promise<Invited & { id: string }> {
  const { db, clock, newId } = deps;
  if (once.effect !== undefined) return { id: once.effect, invited: [], refused: [] };
  await refuseHeld(db, userId);
  if (!(await canWrite(db, userId))) throw new AppError('profile_incomplete');
  await refuseName(db, { field: 'name', name, userId });
  const [roomId, now] = [newId(), clock.now()];
  const asked = await inTransaction(db, async (trx) => {
    await openMany(trx, {
      roomId,
      by: userId,
      now,
      newId,
      ...(kind && { roomType: kind.roomType, slowSeconds: kind.slowSeconds }),
    });
    if (pictureId !== null) await claimPicture(deps, trx, { roomId, userId, id: pictureId });
    const words = { name, description, gradient, picture_id: pictureId };
    await insertGroup(trx, { room_id: roomId, ...words, max_members: kind?.most ?? null });
    await kind?.put(trx, { roomId, now });
    await once.record(trx, roomId);
    return invite(deps, trx, { roomId, userId, role: 'owner', people, now });
  });
  if (pictureId !== null) await attachPicture(deps, { roomId, userId });
  askToResync(deps, userId, 'chats');
  for (const id of asked.invited) askToResync(deps, id, 'chats');
  return { id: roomId, ...asked };
}

interface OpenRoom {
  roomId: string;
  roomType: ManyType;
  name: string;
  description: string;
  gradient: number;
  most: number;
  slowSeconds: number;
  now: Date;
}

/** Makes a group that is nobody's, of which anybody may become a member; false where it is there already. */
export async function openForAll(trx: Trx, { roomId, roomType, most, slowSeconds, now, ...words }: OpenRoom) {
  if (!(await insertOpenMany(trx, { roomId, roomType, slowSeconds, now }))) return false;
  await insertGroup(trx, { room_id: roomId, ...words, max_members: most });
  return true;
}

interface Opening {
  ownerId: number;
  /** They agreed to be in it. */
  members: readonly number[];
  name: string;
  description: string;
  now: Date;
}

/** Makes a group whose people all agreed to it before. Announce the room after the commit. Returns its id. */
export async function openGroup({ newId }: Pick<Deps, 'newId'>, trx: Trx, opening: Opening): Promise<string> {
  const { ownerId: by, members, name, description, now } = opening;
  const roomId = newId();
  await openMany(trx, { roomId, by, now, newId });
  await insertGroup(trx, { room_id: roomId, name, description, gradient: 0 });
  for (const userId of members) await admit(trx, { roomId, userId, by, now, newId });
  return roomId;
}

/** Returns a group as one of its members sees it; throws `not_found` for anybody else. */
export async function groupFor(deps: Pick<Deps, 'db' | 'clock' | 'config'>, { roomId, userId }: Actor): Promise<Group> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const [row, room, own] = [await groupOf(db, roomId), await lookAt(db, roomId), await memberIn(db, roomId, userId)];
  if (row === undefined || room === undefined || own === undefined || own.left_seq !== null) {
    throw new AppError('not_found');
  }
  const speaker = row.announced_by;
  const cards = speaker === null ? undefined : await cardsFor(db, [speaker], { viewerId: userId, now });
  return {
    roomId,
    name: row.name,
    description: row.description,
    gradient: row.gradient,
    pictureId: shownPicture(row),
    rules: row.rules,
    announcement:
      row.announced_at === null
        ? null
        : { text: row.announcement, by: cards?.get(speaker ?? 0) ?? null, at: row.announced_at.toISOString() },
    whoMayAdd: row.who_may_add,
    asksFirst: row.asks_first,
    requestCount: own.role === 'member' ? 0 : (await askersOf(db, { roomId, viewerId: userId })).length,
    slowSeconds: room.slow_seconds,
    memberCount: await countMembers(db, roomId),
    maxMembers: placesOf(config, row),
    role: own.role,
    alias: own.alias,
    mustAgree: room.has_rules && own.agreed_at === null && own.role === 'member',
    silencedUntil: own.silenced_until !== null && own.silenced_until > now ? own.silenced_until.toISOString() : null,
    disbandedAt: row.disbanded_at?.toISOString() ?? null,
  };
}

/** Changes what is given, each with a line of its own that says so. */
export async function changeGroup(deps: Deps, actor: Actor, wanted: Changes): Promise<void> {
  const { newId } = deps;
  const { roomId, userId: by } = actor;
  if (wanted.name !== undefined) await refuseName(deps.db, { field: 'name', name: wanted.name, userId: by });
  const removeFiles = await within(deps, actor, async (trx, held) => {
    require(held.own, 'admin');
    const isPictured = isNew(wanted.pictureId, held.group.picture_id);
    if (isPictured && wanted.pictureId) await claimPicture(deps, trx, { ...actor, id: wanted.pictureId });
    await updateGroup(trx, roomId, rowChanges(wanted, by, held));
    await setPace(trx, { ...held, roomId }, wanted);
    const { room, group, now } = held;
    const say = (kind: Said, text?: string): Promise<void> =>
      note(trx, { roomId, by, now, newId, notice: { kind, userIds: [], ...(text !== undefined && { text }) } });
    if (isNew(wanted.name, group.name)) await say('renamed', wanted.name);
    if (isNew(wanted.description, group.description) || isNew(wanted.gradient, group.gradient)) await say('described');
    if (isPictured) await say(wanted.pictureId === null ? 'unpictured' : 'pictured');
    if (isNew(wanted.rules, group.rules)) await say('rules');
    if (isNew(wanted.announcement, group.announcement)) {
      await (wanted.announcement === '' ? say('unannounced') : say('announced', wanted.announcement));
    }
    if (isNew(wanted.whoMayAdd, group.who_may_add)) await say('may_add', wanted.whoMayAdd);
    if (isNew(wanted.asksFirst, group.asks_first)) await say('asks_first', String(wanted.asksFirst));
    if (isNew(wanted.slowSeconds, room.slow_seconds)) await say('slowed', String(wanted.slowSeconds ?? 0));
    return deps.media.end(trx, isPictured && group.picture_id !== null ? [group.picture_id] : []);
  });
  if (wanted.pictureId) await attachPicture(deps, actor);
  await removeFiles();
}

type Said = Extract<
  Notice['kind'],
  | 'renamed'
  | 'described'
  | 'pictured'
  | 'unpictured'
  | 'rules'
  | 'announced'
  | 'unannounced'
  | 'may_add'
  | 'asks_first'
  | 'slowed'
>;

/** Returns whether a value is given and differs from the one there is. */
function isNew<T>(wanted: T | undefined, known: T): boolean {
  return wanted !== undefined && wanted !== known;
}

function rowChanges(wanted: Changes, by: number, { group, now }: Held): Partial<GroupRow> {
  const { name, description, gradient, pictureId, rules, announcement, whoMayAdd, asksFirst } = wanted;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(gradient !== undefined && { gradient }),
    ...(isNew(pictureId, group.picture_id) && { picture_id: pictureId ?? null, picture_hidden_at: null }),
    ...(rules !== undefined && { rules }),
    ...(whoMayAdd !== undefined && { who_may_add: whoMayAdd }),
    ...(asksFirst !== undefined && { asks_first: asksFirst }),
    ...(isNew(announcement, group.announcement) &&
      (announcement === ''
        ? { announcement: '', announced_by: null, announced_at: null }
        : { announcement: announcement ?? '', announced_by: by, announced_at: now })),
  };
}

/** Tells the writer of messages what it asks of members from now on. */
async function setPace(
  trx: Trx,
  { roomId, room }: Held & { roomId: string },
  { rules, slowSeconds }: Changes,
): Promise<void> {
  await setRoom(trx, roomId, {
    has_rules: rules === undefined ? room.has_rules : rules !== '',
    slow_seconds: slowSeconds === undefined ? room.slow_seconds : slowSeconds,
  });
}

export async function agreeToRules(deps: Deps, actor: Actor): Promise<void> {
  await within(deps, actor, (trx, { now }) => setMember(trx, actor, { agreed_at: now }));
}

export async function setAlias(deps: Deps, actor: Actor, alias: string): Promise<void> {
  if (alias !== '') await refuseName(deps.db, { field: 'alias', name: alias, userId: actor.userId });
  const { userId: by, roomId } = actor;
  await within(deps, actor, async (trx, { own, now }) => {
    if (alias === (own.alias ?? '')) return;
    await setMember(trx, actor, { alias: alias === '' ? null : alias });
    await note(trx, { roomId, by, now, newId: deps.newId, notice: { kind: 'called', userIds: [by], text: alias } });
  });
}
