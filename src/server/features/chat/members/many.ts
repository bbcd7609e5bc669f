import type { Notice } from '#contract/chat.notices.ts';
import type { NewId } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import {
  heirOf,
  insertLine,
  insertMany,
  joinMember,
  leaveMember,
  makeOwner,
  memberIn,
  setRoom,
  type ManyType,
} from './many.queries.ts';
import { countMembers } from './members.queries.ts';

export {
  emptyMany,
  insertOpenMany,
  isAcquainted,
  lockMany,
  lookAt,
  makeOwner,
  memberIn,
  setMember,
  setRoom,
  type Many,
  type ManyType,
  type MembershipRow,
} from './many.queries.ts';
export { countMembers } from './members.queries.ts';

interface Act {
  roomId: string;
  /** The person who acts. */
  by: number;
  now: Date;
  newId: NewId;
}

interface MembershipAct extends Act {
  userId: number;
}

/** Creates a group room with its owner as the only member, and writes the creation as the first line of its log. */
export async function openMany(
  trx: Trx,
  { by, roomType = 'group', slowSeconds, ...act }: Act & { roomType?: ManyType; slowSeconds?: number },
): Promise<void> {
  await insertMany(trx, { roomId: act.roomId, roomType, slowSeconds: slowSeconds ?? null, ownerId: by, now: act.now });
  await note(trx, { ...act, by, notice: { kind: 'created', userIds: [] } });
}

/**
 * Writes into a room's log what a person did to the room. The caller locks the room with `lockMany` before, and
 * announces the room after the commit. `admit`, `dismiss` and `leaveMany` need the same.
 */
export async function note(trx: Trx, { roomId, by, now, newId, notice }: Act & { notice: Notice }): Promise<void> {
  await insertLine(trx, { roomId, by, id: newId(), type: 'room_changed', payload: { notice }, now });
}

/** Returns whether one more person fits into a room. */
export async function canHold(trx: Trx, roomId: string, most: number): Promise<boolean> {
  return (await countMembers(trx, roomId)) < most;
}

/** Makes a person a member of a group room and writes a line about it. They read from `sight` lines before it on. */
export async function admit(
  trx: Trx,
  { roomId, userId, by, now, newId, sight = 0 }: MembershipAct & { sight?: number },
): Promise<void> {
  const payload = { userId, notice: { kind: 'joined' as const, userIds: [userId] } };
  const seq = await insertLine(trx, { roomId, by, id: newId(), type: 'member_joined', payload, now });
  await joinMember(trx, { roomId, userId, seq, sight });
}

/** Removes a member from a group room and writes a line about it, which is the last line that the member gets. */
export async function dismiss(
  trx: Trx,
  { roomId, userId, by, now, newId, isBanned = false }: MembershipAct & { isBanned?: boolean },
): Promise<void> {
  const kind = by === userId ? 'left' : isBanned ? 'banned' : 'removed';
  const payload = { userId, notice: { kind, userIds: [userId] } satisfies Notice };
  const seq = await insertLine(trx, { roomId, by, id: newId(), type: 'member_left', payload, now });
  await leaveMember(trx, { roomId, userId, seq, bannedAt: isBanned ? now : null });
}

/** Returns whether a membership exists and is a present one. */
export function isMember<P extends { left_seq: number | null }>(place: P | undefined): place is P & { left_seq: null } {
  return place !== undefined && place.left_seq === null;
}

/**
 * Lets a member leave. If the owner leaves, `heirOf` names the next owner. If the owner was the last member, the room
 * is closed. Returns false if the room was closed.
 */
export async function leaveMany(trx: Trx, { userId, ...act }: Omit<MembershipAct, 'by'>): Promise<boolean> {
  const { roomId, now } = act;
  const place = await memberIn(trx, roomId, userId);
  if (!isMember(place)) return true;
  await dismiss(trx, { ...act, userId, by: userId });
  // A room without an owner stays open for new members when its last member leaves.
  if (place.role === 'owner' && (await countMembers(trx, roomId)) === 0) {
    await setRoom(trx, roomId, { closed_at: now });
    return false;
  }
  const heir = place.role === 'owner' ? await heirOf(trx, roomId) : undefined;
  if (heir !== undefined) {
    await makeOwner(trx, { roomId, userId: heir });
    await note(trx, { ...act, by: userId, notice: { kind: 'made_owner', userIds: [heir] } });
  }
  return true;
}
