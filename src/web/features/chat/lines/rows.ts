import type { Message } from '#contract/chat.ts';
import { dayOf } from '#web/features/chat/times.ts';

/** Messages less than this apart form a group, with one time below. */
const GROUP_MS = 5 * 60_000;

/** How a message is laid out among its neighbors. */
export interface Row {
  message: Message;
  /** True for a message that is certainly the first of its day. */
  opensDay: boolean;
  /** True for the first of several messages by one sender, which shows their name in a group. */
  opensGroup: boolean;
  /** True for the last of several messages by one sender, whose corner points to the author. */
  closesGroup: boolean;
  /** True for a message that shows its time: none follows directly, within `GROUP_MS` and on the same day. */
  closesTime: boolean;
  /** True for a group line of a person that the reader blocks. */
  isFolded: boolean;
}

export interface Neighbours {
  before: Message | undefined;
  after: Message | undefined;
  /** True when the part before the message is not loaded. */
  isCut: boolean;
}

export function rowOf(message: Message, { before, after, isCut }: Neighbours, isFolded: boolean): Row {
  // A message after a cut may not be the first of its day, and removing a label later would move the text being read.
  const opensDay = !isCut && (before === undefined || dayOf(before.createdAt) !== dayOf(message.createdAt));
  // A notice has neither a face nor a time, even if its sender is the same.
  const isLast = after === undefined || after.notice !== undefined || !isSoon(message, after);
  return {
    message,
    opensDay,
    opensGroup: opensDay || before?.senderId !== message.senderId || before.notice !== undefined,
    closesGroup: isLast || after?.senderId !== message.senderId,
    closesTime: isLast,
    isFolded,
  };
}

/** The read mark when the room was opened, its last line then, and the unread count of the list. */
export interface Opened {
  me: number;
  readSeq: number;
  last: number;
  count: number;
}

export interface Unread {
  /** The first unread message of others, if it is certain. */
  first: string | undefined;
  count: number;
  /** True while further unread messages are above those that are loaded. */
  isAbove: boolean;
}

/** Returns whether a message is by another person, is no notice, and comes after the reader's mark. */
export function isUnread({ seq, senderId, notice }: Message, { me, readSeq }: Pick<Opened, 'me' | 'readSeq'>): boolean {
  return seq > readSeq && senderId !== me && notice === undefined;
}

/**
 * Returns the first unread message and their number. The first is undefined if nothing was read before, and while no
 * message before it is loaded: more unread ones may be above it.
 */
export function unreadOf(
  messages: readonly Message[],
  hasOlder: boolean,
  { me, readSeq, last, count }: Opened,
): Unread {
  const wasUnread = (message: Message): boolean => message.seq <= last && isUnread(message, { me, readSeq });
  const at = messages.findIndex(wasUnread);
  const shown = messages.filter(wasUnread).length;
  const [oldest] = messages;
  return {
    first: readSeq > 0 && at > 0 ? messages[at]?.id : undefined,
    count: Math.max(count, shown),
    isAbove: hasOlder && count > shown && oldest !== undefined && oldest.seq > readSeq + 1 && oldest.seq <= last,
  };
}

function isSoon(a: Message, b: Message): boolean {
  const apart = Math.abs(Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return apart < GROUP_MS && dayOf(a.createdAt) === dayOf(b.createdAt);
}
