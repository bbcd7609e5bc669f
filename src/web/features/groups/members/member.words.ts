import type { RoomMember } from '#contract/chat.members.ts';
import type { Role } from '#contract/chat.notices.ts';

/** An action of a member on another. */
export type Deed = 'mute' | 'unmute' | 'remove' | 'ban' | 'inviteAgain' | 'makeAdmin' | 'unmakeAdmin' | 'handOver';

/** Returns the allowed actions. Admins act on all but the owner; only the owner changes roles and lifts a ban. */
export function deedsOn(own: Role, member: Pick<RoomMember, 'role' | 'isSilenced' | 'hasLeft' | 'isBanned'>): Deed[] {
  const { role, isSilenced, hasLeft, isBanned } = member;
  if (own === 'member' || role === 'owner') return [];
  if (hasLeft && isBanned) return own === 'owner' ? ['inviteAgain'] : [];
  if (hasLeft) return ['inviteAgain', 'ban'];
  const mute: Deed = isSilenced ? 'unmute' : 'mute';
  const place: Deed[] = own === 'owner' ? [role === 'admin' ? 'unmakeAdmin' : 'makeAdmin', 'handOver'] : [];
  return [...place, mute, 'remove', 'ban'];
}
