import type { RoomMember } from '#contract/chat.members.ts';
import type { Role } from '#contract/chat.notices.ts';

/** An action that one member of a group can take on another member. */
export type MemberDeed =
  | 'mute'
  | 'unmute'
  | 'remove'
  | 'ban'
  | 'inviteAgain'
  | 'makeAdmin'
  | 'unmakeAdmin'
  | 'handOver';

/**
 * Returns the actions that a viewer with the role `own` may take on a member. Nobody can act on the owner. Only the
 * owner changes roles and lifts a ban.
 */
export function deedsOn(
  own: Role,
  member: Pick<RoomMember, 'role' | 'isSilenced' | 'hasLeft' | 'isBanned'>,
): MemberDeed[] {
  const { role, isSilenced, hasLeft, isBanned } = member;
  if (own === 'member' || role === 'owner') return [];
  if (hasLeft && isBanned) return own === 'owner' ? ['inviteAgain'] : [];
  if (hasLeft) return ['inviteAgain', 'ban'];
  const mute: MemberDeed = isSilenced ? 'unmute' : 'mute';
  const place: MemberDeed[] = own === 'owner' ? [role === 'admin' ? 'unmakeAdmin' : 'makeAdmin', 'handOver'] : [];
  return [...place, mute, 'remove', 'ban'];
}
