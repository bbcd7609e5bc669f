import type { Leaving } from '#contract/chat.members.ts';
import type { Notice } from '#contract/chat.notices.ts';

/** How the person came to be out of a room. `unknown`: the server says that they are not in it, and not why. */
export type Gone = Leaving | 'unknown';

const leavings: Partial<Record<Notice['kind'], Leaving>> = { left: 'left', removed: 'removed', banned: 'banned' };

/** Returns how a notice puts the person out of its room; undefined if it does not. They get no later lines. */
export function goneBy({ kind, userIds }: Notice, me: number): Leaving | undefined {
  return userIds.includes(me) ? leavings[kind] : undefined;
}

/** The codes with which the server refuses a message of somebody who is not in the room, on the socket and over HTTP. */
const OUTSIDE: ReadonlySet<string> = new Set(['not_member', 'not_found']);

/** Returns whether a refusal says that its sender is not in the room. */
export function isOutside(code: string): boolean {
  return OUTSIDE.has(code);
}
