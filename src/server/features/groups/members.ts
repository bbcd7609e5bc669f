import type { MuteLength } from '#contract/chat.settings.ts';
import type { Role } from '#contract/chat.notices.ts';
import { dismiss, isMember, leaveMany, makeOwner, memberIn, setMember } from '#server/features/chat/members.ts';
import { endOfMute, note, setRoom, type MembershipRow } from '#server/features/chat/rooms.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { updateGroup } from './groups.queries.ts';
import { deleteRequest } from './requests.queries.ts';
import { deleteWaiting, takeOpen } from './waiting.queries.ts';
import { announceMember, require, within, type Actor } from './within.ts';

interface MemberAction extends Actor {
  /** The other member. */
  otherId: number;
}

/**
 * Returns the other's membership, present or former. Throws `not_found` without it, and `owner_stays` for the owner.
 */
async function placeOf(trx: Trx, { roomId, userId, otherId }: MemberAction): Promise<MembershipRow> {
  if (userId === otherId) throw new AppError('invalid', { message: 'That is you.' });
  const place = await memberIn(trx, roomId, otherId);
  if (place === undefined) throw new AppError('not_found');
  if (isMember(place) && place.role === 'owner') throw new AppError('owner_stays');
  return place;
}

/** Returns the membership of a present member, as `placeOf` does; throws `not_found` for a former member. */
async function other(trx: Trx, deed: MemberAction): Promise<MembershipRow> {
  const place = await placeOf(trx, deed);
  if (!isMember(place)) throw new AppError('not_found');
  return place;
}

/** Removes a member, whose last line is the one about the removal. A ban also works on a person who already left. */
export async function removeMember(deps: Deps, deed: MemberAction, isBanned: boolean): Promise<void> {
  const { roomId, userId, otherId } = deed;
  await within(deps, deed, async (trx, { own, now }) => {
    require(own, 'admin');
    const person = { roomId, userId: otherId };
    const place = await (isBanned ? placeOf : other)(trx, deed);
    const act = { roomId, by: userId, now, newId: deps.newId };
    if (isMember(place)) {
      await dismiss(trx, { ...act, userId: otherId, isBanned });
      await deps.rooms.left(trx, { ...act, userId: otherId });
    } else if (place.banned_at === null) {
      await setMember(trx, person, { banned_at: now });
      await note(trx, { ...act, notice: { kind: 'banned', userIds: [otherId] } });
    }
    await takeOpen(trx, 'invitation', person);
    if (isBanned) await deleteRequest(trx, person);
  });
  askToResync(deps, otherId, 'chats');
}

/** Mutes a member in this group; a `length` of null unmutes the member. */
export async function muteMember(deps: Deps, deed: MemberAction, length: MuteLength | null): Promise<void> {
  const { roomId, userId, otherId } = deed;
  await within(deps, deed, async (trx, { own, now }) => {
    require(own, 'admin');
    const place = await other(trx, deed);
    if (length === null && (place.silenced_until === null || place.silenced_until <= now)) return;
    await setMember(trx, { roomId, userId: otherId }, { silenced_until: length && endOfMute(length, now) });
    const kind = length === null ? 'unmuted' : 'muted';
    await note(trx, { roomId, by: userId, now, newId: deps.newId, notice: { kind, userIds: [otherId] } });
  });
}

/** Changes a member's role. If the new role is `owner`, the actor becomes an admin. */
export async function setRole(deps: Deps, deed: MemberAction, role: Role): Promise<void> {
  const { roomId, userId, otherId } = deed;
  await within(deps, deed, async (trx, { own, now }) => {
    require(own, 'owner');
    const place = await other(trx, deed);
    if (place.role === role) return;
    const member = { roomId, userId: otherId };
    if (role === 'owner') {
      await setMember(trx, deed, { role: 'admin' });
      await makeOwner(trx, member);
    } else await setMember(trx, member, { role });
    const kind = ({ owner: 'made_owner', admin: 'made_admin', member: 'unmade_admin' } as const)[role];
    await note(trx, { roomId, by: userId, now, newId: deps.newId, notice: { kind, userIds: [otherId] } });
  });
}

/** Leaves a group, even a disbanded one. Returns false if an owner was the last member; then the group is disbanded. */
export async function leaveGroup(deps: Deps, actor: Actor): Promise<boolean> {
  const { roomId } = actor;
  const isThere = await within(deps, { ...actor, evenDisbanded: true }, async (trx, { now }) => {
    const leaving = { ...actor, now, newId: deps.newId };
    const isLeft = await leaveMany(trx, leaving);
    await deps.rooms.left(trx, leaving);
    if (!isLeft) {
      await updateGroup(trx, roomId, { disbanded_at: now });
      await deleteWaiting(trx, 'invitation', roomId);
      await deleteWaiting(trx, 'request', roomId);
    }
    return isLeft;
  });
  announceMember(deps, actor);
  return isThere;
}

/** Disbands a group: from then on nobody writes or joins. */
export async function disband(deps: Deps, actor: Actor): Promise<void> {
  const { roomId, userId: by } = actor;
  await within(deps, actor, async (trx, { own, now }) => {
    require(own, 'owner');
    await note(trx, { roomId, by, now, newId: deps.newId, notice: { kind: 'disbanded', userIds: [] } });
    await setRoom(trx, roomId, { closed_at: now });
    await updateGroup(trx, roomId, { disbanded_at: now });
    await deleteWaiting(trx, 'invitation', roomId);
    await deleteWaiting(trx, 'request', roomId);
  });
}
