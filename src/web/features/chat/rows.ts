import type { Message } from '#contract/chat.ts';
import { dayOf } from './times.ts';

/** Messages within this time form a group, with one time below. */
const GROUP_MS = 5 * 60_000;
/** The number of messages in a memoized block, so that a new message renders only its own block again. */
const BLOCK = 40;

/** The layout of a bubble, as its neighbours determine it. */
export interface Row {
  message: Message;
  /** True for the first message of its day. */
  opensDay: boolean;
  /** True for the last message of its sender's group, whose corner points to the author. */
  closesGroup: boolean;
  /** True for the last message for a while, which shows its time. */
  closesTime: boolean;
  /** True for a line of somebody whom the reader blocks, in a room of many. */
  isFolded: boolean;
}

/** A run of messages whose bounds stay fixed when others are added before or after it. */
export interface Block {
  key: number;
  messages: readonly Message[];
  before: Message | undefined;
  after: Message | undefined;
}

export function blocksOf(messages: readonly Message[]): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  while (start < messages.length) {
    const key = blockOf(messages[start]);
    let end = start + 1;
    while (end < messages.length && blockOf(messages[end]) === key) end += 1;
    blocks.push({ key, messages: messages.slice(start, end), before: messages[start - 1], after: messages[end] });
    start = end;
  }
  return blocks;
}

export function isSameBlock(a: Block, b: Block): boolean {
  if (a.before !== b.before || a.after !== b.after || a.messages.length !== b.messages.length) return false;
  return a.messages.every((message, at) => message === b.messages[at]);
}

/** `folded` are the people whose lines the reader opens one by one. */
export function rowsOf({ messages, before, after }: Block, folded: ReadonlySet<number>): Row[] {
  return messages.map((message, at) => {
    const previous = messages[at - 1] ?? before;
    const next = messages[at + 1] ?? after;
    return {
      message,
      opensDay: previous === undefined || dayOf(previous.createdAt) !== dayOf(message.createdAt),
      closesGroup: next === undefined || next.senderId !== message.senderId || !isSoon(message, next),
      closesTime: next === undefined || !isSoon(message, next),
      isFolded: folded.has(message.senderId),
    };
  });
}

/** What a reader had read when they opened a room, and its last line then. */
export interface Opened {
  me: number;
  readSeq: number;
  last: number;
}

/**
 * Returns the id of the first message of others that was unread. Undefined where none was, where nothing had been read
 * before, and while the message before it is not loaded: further unread ones may be above it.
 */
export function firstUnread(messages: readonly Message[], { me, readSeq, last }: Opened): string | undefined {
  const at = messages.findIndex(
    ({ seq, senderId, notice }) => seq > readSeq && seq <= last && senderId !== me && notice === undefined,
  );
  return readSeq > 0 && at > 0 ? messages[at]?.id : undefined;
}

function isSoon(a: Message, b: Message): boolean {
  const apart = Math.abs(Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return apart < GROUP_MS && dayOf(a.createdAt) === dayOf(b.createdAt);
}

function blockOf(message: Message | undefined): number {
  return Math.floor((message?.seq ?? 0) / BLOCK);
}
