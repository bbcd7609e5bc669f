import type { Message } from '#contract/chat.ts';
import type { RoomLog } from './room.log.ts';

/**
 * A run of earlier messages, shown instead of the end of the log after a jump far back. It grows in both directions.
 * Once the run and the log overlap, the run is merged into the log.
 */
export interface Past {
  messages: readonly Message[];
  hasOlder: boolean;
}

export interface PastPage {
  messages: readonly Message[];
  hasMore: boolean;
  /** The head of the log when the page was read. */
  lastSeq: number;
}

/** Returns the messages that are on screen, and whether there are older ones. */
export function shownOf({ past, messages, hasOlder }: RoomLog): Past {
  return past ?? { messages, hasOlder };
}

/** Returns whether a page was read before the log was opened. The client may have missed changes of its messages. */
export const isStale = (log: RoomLog, { lastSeq }: PastPage): boolean => !log.loaded || lastSeq < log.openedAt;

/** Shows the messages around a line instead of the end of the log. */
export function around(log: RoomLog, page: PastPage): RoomLog {
  if (isStale(log, page) || page.messages.length === 0) return log;
  return meet({ ...log, past: { messages: page.messages, hasOlder: page.hasMore } });
}

export function olderPast(log: RoomLog, past: Past, page: PastPage & { beforeSeq: number }): RoomLog {
  if (isStale(log, page) || past.messages[0]?.seq !== page.beforeSeq) return log;
  return { ...log, past: { messages: [...page.messages, ...past.messages], hasOlder: page.hasMore } };
}

export function newerPast(log: RoomLog, page: PastPage & { afterSeq: number }): RoomLog {
  const { past } = log;
  if (past === null || isStale(log, page) || past.messages.at(-1)?.seq !== page.afterSeq) return log;
  const grown = { ...log, past: { ...past, messages: [...past.messages, ...page.messages] } };
  return page.hasMore ? meet(grown) : joined(grown, grown.past);
}

/** Merges the past into the log if they share a message. */
export function meet(log: RoomLog): RoomLog {
  const { past } = log;
  const last = past?.messages.at(-1)?.seq ?? 0;
  return past !== null && last >= firstOf(log) ? joined(log, past) : log;
}

const firstOf = ({ messages, last }: RoomLog): number => messages[0]?.seq ?? last + 1;

function joined(log: RoomLog, past: Past): RoomLog {
  const first = firstOf(log);
  // If the log reaches as far back as the past, the log has all messages of the past.
  if ((past.messages[0]?.seq ?? 0) >= first) return { ...log, past: null };
  const before = past.messages.filter(({ seq }) => seq < first);
  return { ...log, past: null, messages: [...before, ...log.messages], hasOlder: past.hasOlder };
}

/** Returns the past without the messages that the person cleared; null if none is left. */
export function clearedPast(past: Past | null, seq: number): Past | null {
  const messages = past?.messages.filter((message) => message.seq > seq) ?? [];
  return past === null || messages.length === 0
    ? null
    : { messages, hasOlder: past.hasOlder && messages.length === past.messages.length };
}
