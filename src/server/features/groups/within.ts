import { roles, type Role } from '#contract/chat.notices.ts';
import { announceRoom } from '#server/features/chat/messages.ts';
import { lockMany, type Many, type MembershipRow } from '#server/features/chat/rooms.ts';
import { isMember, memberIn } from '#server/features/chat/members.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { groupOf, type GroupRow } from './groups.queries.ts';

/** The room of a group, and the person who acts in the group. */
export interface Actor {
  roomId: string;
  userId: number;
}

/** A group that is locked until the transaction ends, and the actor's membership. */
export interface LockedGroup {
  room: Many;
  group: GroupRow;
  own: MembershipRow;
  now: Date;
}

/** Returns whether a role has at least the rights of another. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(least);
}

/** Throws `forbidden` for a member below the role `least`. */
export function require(own: MembershipRow, least: Role): void {
  if (!isAtLeast(own.role, least)) throw new AppError('forbidden');
}

/**
 * Runs `work` under the lock of a group, which the message writer takes too, and announces the room after the commit.
 * Throws `not_found` for a person who is no member, and `blocked` for a disbanded group unless `evenDisbanded`.
 */
export async function within<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'hints'>,
  { roomId, userId, evenDisbanded = false }: Actor & { evenDisbanded?: boolean },
  work: (trx: Trx, held: LockedGroup) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(deps.db, async (trx) => {
    const room = await lockMany(trx, roomId);
    const group = room && (await groupOf(trx, roomId));
    const own = await memberIn(trx, roomId, userId);
    if (room === undefined || group === undefined || !isMember(own)) {
      throw new AppError('not_found');
    }
    if (room.closed_at !== null && !evenDisbanded) throw new AppError('blocked');
    return work(trx, { room, group, own, now: deps.clock.now() });
  });
  announceRoom(deps, roomId);
  return result;
}

/** Announces a change of a person's membership to the room and the person's devices. Call it after the commit. */
export function announceMember(deps: Pick<Deps, 'hints'>, { roomId, userId }: Actor): void {
  announceRoom(deps, roomId);
  askToResync(deps, userId, 'chats');
}
