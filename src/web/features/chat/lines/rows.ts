import type { Message } from '#contract/chat.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { dayOf } from '#web/features/chat/times.ts';

/** Messages that are less than this apart form a group, which shows one time below it. */
const GROUP_MS = 5 * MINUTE_MS;

/** How a message is laid out among its neighbors. */
export interface MessageLayout {
  message: Message;
  /** True for a message that is certainly the first of its day. */
  opensDay: boolean;
  /** True for the first of several messages by one sender. In a group, it shows the sender's name. */
  opensGroup: boolean;
  /** True for the last of several messages by one sender. The corner of its bubble points to the author. */
  closesGroup: boolean;
  /** True if the message shows its time: no message other than a notice follows within `GROUP_MS` on the same day. */
  closesTime: boolean;
  /** True for a message in a group by a person that the reader blocks. */
  isFolded: boolean;
}

export interface Neighbours {
  before: Message | undefined;
  after: Message | undefined;
  /** True if the messages right before this message are not loaded. */
  isCut: boolean;
}

export function rowOf(message: Message, { before, after, isCut }: Neighbours, isFolded: boolean): MessageLayout {
  // After a cut, earlier messages of the day may load. Removing the day's label then would move the text being read.
  const opensDay = !isCut && (before === undefined || dayOf(before.createdAt) !== dayOf(message.createdAt));
  // A notice shows neither a face nor a time, so the message before it shows both, even if the sender is the same.
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

/** What was known when the room was opened: the read mark, the last line and the list's unread count. */
export interface Opened {
  me: number;
  readSeq: number;
  last: number;
  count: number;
}

export interface Unread {
  /** The id of the first unread message of others; undefined while that is uncertain. */
  first: string | undefined;
  count: number;
  /** True while further unread messages are above those that are loaded. */
  isAbove: boolean;
}

/** Returns whether a message is by another person, is no notice and comes after the reader's read mark. */
export function isUnread({ seq, senderId, notice }: Message, { me, readSeq }: Pick<Opened, 'me' | 'readSeq'>): boolean {
  return seq > readSeq && senderId !== me && notice === undefined;
}

/**
 * Returns the first unread message and the number of unread messages. `first` is undefined if nothing was read before,
 * and while no message before it is loaded, because more unread messages may be above.
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
