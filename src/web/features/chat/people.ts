import type { Room } from '#contract/chat.ts';
import type { AvatarPerson } from '#web/ui/Avatar.tsx';

/** Returns the person of a room's picture: the other person, or the room itself by its first letter. */
export function avatarOf({ otherUser, name, isOnline }: Room): AvatarPerson {
  if (otherUser !== null) return { ...otherUser, isOnline };
  return { displayName: name, handle: name, isOnline: false };
}

/** Returns true when the other side is an AI character. */
export function isCompanion({ otherUser }: Room): boolean {
  return otherUser?.isSeedUser === true;
}

/** Returns true when the other side is a member of the demonstration community. */
export function isDemoRoom({ otherUser }: Room): boolean {
  return otherUser?.isDemo === true;
}
