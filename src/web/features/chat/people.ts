import type { Room } from '#contract/chat.ts';

/** Returns whether the other side of a room is an AI character. */
export function isCompanion({ otherUser }: Room): boolean {
  return otherUser?.isSeedUser === true;
}

/** Returns whether the other side of a room is a demo member. */
export function isDemoRoom({ otherUser }: Room): boolean {
  return otherUser?.isDemo === true;
}
