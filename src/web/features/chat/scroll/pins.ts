import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import type { Message } from '#contract/chat.ts';
import { isThere } from '#web/features/chat/state/message.acts.ts';
import { lineWords } from '#web/parts/rooms/lines.words.ts';
import { newest, type RoomLog } from '#web/features/chat/state/room.log.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';

/**
 * Returns the pinned messages in the order of the log, from the server's list and the loaded log. The newest copy of
 * each message counts.
 */
export function pinsIn(log: RoomLog, read: readonly Message[]): Message[] {
  const copies = new Map<number, Message>();
  for (const copy of newest(log, [...read, ...log.messages, ...shownOf(log).messages, ...log.changed.values()])) {
    if ((copies.get(copy.seq)?.changedSeq ?? -1) < (copy.changedSeq ?? 0)) copies.set(copy.seq, copy);
  }
  return [...copies.values()]
    .filter((message) => message.pinnedSeq !== undefined && isThere(message))
    .toSorted((a, b) => a.seq - b.seq);
}

/** Returns the line of a pinned message, which for pictures without words is the server's. */
export const pinnedLine = ({ content }: Message): string => (content === '' ? PICTURE_LINE : content);

/** Returns the text of a pinned message in the reader's language where it is the server's. */
export const pinnedWords = (pin: Message): string => lineWords(pinnedLine(pin));
