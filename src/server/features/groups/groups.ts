import type { z } from 'zod';
import type { createGroup as createRoute, Group, Invited } from '#contract/groups.ts';
import { groupWords } from '#server/features/chat/lines.ts';
import { isMember, admit, countMembers, memberIn, setMember } from '#server/features/chat/members.ts';
import { insertOpenMany, lookAt, note, openMany, type ManyType } from '#server/features/chat/rooms.ts';
import { takeDesk } from '#server/features/chat/messages.ts';
import { canWrite } from '#server/features/people/manners.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { refuseHeld, shownPicture } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { groupOf, insertGroup, type GroupRow } from './groups.queries.ts';
import { invite } from './invitations.ts';
import { attachPicture, claimPicture } from './picture.ts';
import { placesOf } from './requests.ts';
import { askersOf } from './requests.queries.ts';
import { within, type Actor } from './within.ts';
import { refuseBorne } from './alias.ts';

export { enter } from './links.ts';
export { GROUP_PICTURE, hidePicture, pictureIn } from './picture.ts';

type NewGroup = z.output<typeof createRoute.body>;
/** The special properties of a feature's own kind of group. */
export interface GroupKind {
  roomType: ManyType;
  /** The most members. */
  most: number;
  /** The seconds between two messages of a member, until an admin or the owner changes them. */
  slowSeconds: number;
  /** Writes the feature's own rows, in the transaction that makes the group. */
  put: (trx: Trx, made: { roomId: string; now: Date }) => Promise<void>;
}

/** Creates a group with the caller as its only member, and invites people to it. */
export async function createGroup(
  deps: Deps,
  { userId, once, kind }: { userId: number; once: Once; kind?: GroupKind },
  { name, description, gradient, pictureId, people }: NewGroup,
): Promise<Invited & { id: string }> {
  const { db, clock, newId } = deps;
  // An earlier version stored only the id of the room.
  if (once.effect?.startsWith('{') === false) return { id: once.effect, invited: [], refused: [] };
  // A repeat gets the stored answer, because no table records who could not be invited.
  if (once.effect !== undefined) return JSON.parse(once.effect) as Invited & { id: string };
  await refuseHeld(db, userId);
  if (!(await canWrite(db, userId))) throw new AppError('profile_incomplete');
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
    const answer = await invite(deps, trx, { roomId, userId, role: 'owner', people, now });
    await once.record(trx, JSON.stringify({ id: roomId, ...answer }));
    return answer;
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

/** Creates a group without an owner that anybody may join; returns false when the group exists already. */
export async function openForAll(trx: Trx, { roomId, roomType, most, slowSeconds, now, ...words }: OpenRoom) {
  if (!(await insertOpenMany(trx, { roomId, roomType, slowSeconds, now }))) return false;
  await insertGroup(trx, { room_id: roomId, ...words, max_members: most });
  return true;
}

interface Opening {
  ownerId: number;
  /** The people who agreed to be members. */
  members: readonly number[];
  name: string;
  description: string;
  now: Date;
}

/** Creates a group of people who have all agreed to join, and returns its id. Announce the room after the commit. */
export async function openGroup({ newId }: Pick<Deps, 'newId'>, trx: Trx, opening: Opening): Promise<string> {
  const { ownerId: by, members, name, description, now } = opening;
  const roomId = newId();
  await openMany(trx, { roomId, by, now, newId });
  await insertGroup(trx, { room_id: roomId, name, description, gradient: 0 });
  for (const userId of members) await admit(trx, { roomId, userId, by, now, newId });
  return roomId;
}

/** Returns a group as one of its members sees it; throws `not_found` for a person who is no member. */
export async function groupFor(deps: Pick<Deps, 'db' | 'clock' | 'place'>, { roomId, userId }: Actor): Promise<Group> {
  const { db, clock } = deps;
  const now = clock.now();
  const [row, room, own] = [await groupOf(db, roomId), await lookAt(db, roomId), await memberIn(db, roomId, userId)];
  if (row === undefined || room === undefined || !isMember(own)) {
    throw new AppError('not_found');
  }
  return {
    roomId,
    name: groupWords(room.room_type, row.name),
    description: groupWords(room.room_type, row.description),
    gradient: row.gradient,
    pictureId: shownPicture(row),
    rules: row.rules,
    announcement:
      row.announced_at === null
        ? null
        : {
            text: row.announcement,
            by: await speakerIn(db, row, { viewerId: userId, now }),
            at: row.announced_at.toISOString(),
          },
    whoMayAdd: row.who_may_add,
    asksFirst: row.asks_first,
    requestCount: own.role === 'member' ? 0 : (await askersOf(db, { roomId, viewerId: userId })).length,
    slowSeconds: room.slow_seconds,
    memberCount: await countMembers(db, roomId),
    maxMembers: placesOf(deps.place, row),
    role: own.role,
    alias: own.alias,
    mustAgree: room.has_rules && own.agreed_at === null && own.role === 'member',
    silencedUntil: own.silenced_until !== null && own.silenced_until > now ? own.silenced_until.toISOString() : null,
    disbandedAt: row.disbanded_at?.toISOString() ?? null,
  };
}

/** Returns the author of a group's announcement; null without one, or when the viewer may not see that person. */
async function speakerIn(
  db: Db,
  { room_id: roomId, announced_by: id }: GroupRow,
  view: { viewerId: number; now: Date },
): Promise<NonNullable<Group['announcement']>['by']> {
  if (id === null) return null;
  const card = (await cardsFor(db, [id], view)).get(id);
  return card === undefined ? null : { ...card, alias: (await memberIn(db, roomId, id))?.alias ?? null };
}

export async function agreeToRules(deps: Deps, actor: Actor): Promise<void> {
  await within(deps, actor, (trx, { now }) => setMember(trx, actor, { agreed_at: now }));
}

export async function setAlias(deps: Deps, actor: Actor, alias: string): Promise<void> {
  const { userId: by, roomId } = actor;
  await within(deps, actor, async (trx, { own, now }) => {
    if (alias === (own.alias ?? '')) return;
    // All members read an alias in a line of the log, so only a person who may write can set an alias.
    if (alias !== '') {
      await takeDesk(trx, { ...actor, now });
      await refuseBorne(trx, actor, alias);
    }
    await setMember(trx, actor, { alias: alias === '' ? null : alias });
    await note(trx, { roomId, by, now, newId: deps.newId, notice: { kind: 'called', userIds: [by], text: alias } });
  });
}
