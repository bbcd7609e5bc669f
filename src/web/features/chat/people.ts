import type { Room } from '#contract/chat.ts';
import type { AvatarPerson } from '#web/ui/Avatar.tsx';

/** Whom a room's picture shows: the other person, or the room itself by its first letter. */
export function avatarOf({ otherUser, name, isOnline }: Room): AvatarPerson {
  if (otherUser !== null) return { ...otherUser, isOnline };
  return { displayName: name, handle: name, isOnline: false };
}

/** Whether the other side is an AI character. */
export function isCompanion({ otherUser }: Room): boolean {
  return otherUser?.isSeedUser === true;
}

/** The profile of a room's other person, with the way back to this room. */
export function profileFrom(path: string, roomId: string): string {
  return `${path}?from=chat&roomId=${encodeURIComponent(roomId)}`;
}
