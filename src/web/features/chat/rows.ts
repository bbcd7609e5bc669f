import type { Message } from '#contract/chat.ts';
import { dayOf } from './times.ts';

/** Messages within this time stand together, with one time below. */
const GROUP_MS = 5 * 60_000;
/** Messages of one memoized block: a new one then redraws its own block only. */
const BLOCK = 40;

/** What a bubble's surroundings make of it. */
export interface Row {
  message: Message;
  /** The first of its day. */
  opensDay: boolean;
  /** The last of its sender's group: its corner points to the author. */
  closesGroup: boolean;
  /** The last for a while: its time stands below. */
  closesTime: boolean;
}

/** A run of messages whose bounds do not move when others are added before or after. */
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

export function rowsOf({ messages, before, after }: Block): Row[] {
  return messages.map((message, at) => {
    const previous = messages[at - 1] ?? before;
    const next = messages[at + 1] ?? after;
    return {
      message,
      opensDay: previous === undefined || dayOf(previous.createdAt) !== dayOf(message.createdAt),
      closesGroup: next === undefined || next.senderId !== message.senderId || !isSoon(message, next),
      closesTime: next === undefined || !isSoon(message, next),
    };
  });
}

function isSoon(a: Message, b: Message): boolean {
  const apart = Math.abs(Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return apart < GROUP_MS && dayOf(a.createdAt) === dayOf(b.createdAt);
}

function blockOf(message: Message | undefined): number {
  return Math.floor((message?.seq ?? 0) / BLOCK);
}
