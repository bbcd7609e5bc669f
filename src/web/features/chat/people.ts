import type { Room } from '#contract/chat.ts';

/** Returns whether the other side of a room is an AI character. */
export function isCompanion({ otherUser }: Room): boolean {
  return otherUser?.isSeedUser === true;
}

/** Returns whether two people may have calls in a room: it is a room of two members who know of each other. */
export function isBetweenMembers(room: Room): boolean {
  const { type, otherUser, canSend, request, lastSeq } = room;
  if (type !== 'direct' || otherUser === null || isCompanion(room) || isDemoRoom(room)) return false;
  return canSend && request === null && lastSeq > 0;
}

/** Returns whether the other side of a room is a demo member. */
export function isDemoRoom({ otherUser }: Room): boolean {
  return otherUser?.isDemo === true;
}
