import type { Room } from '#contract/chat.ts';

/** Returns true when the other side is an AI character. */
export function isCompanion({ otherUser }: Room): boolean {
  return otherUser?.isSeedUser === true;
}

/** Returns true when the other side is a member of the demonstration community. */
export function isDemoRoom({ otherUser }: Room): boolean {
  return otherUser?.isDemo === true;
}
