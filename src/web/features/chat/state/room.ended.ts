/** What disappears on this device at its time, also without a network: before the server says so, or instead. */
import { FADED_MESSAGE, type Message } from '#contract/chat.ts';
import type { RoomLog } from './room.log.ts';

const isOver = (endsAt: string | undefined, now: number): boolean => endsAt !== undefined && Date.parse(endsAt) <= now;

/**
 * Returns the message as it is at a time (ms since 1970): without its words once it has ended, and without the words of a
 * quote that has. Its `changedSeq` stays, so that the server's later copy counts.
 */
export function withoutEnded(message: Message, now: number): Message {
  const { id, chatRoomId, seq, senderId, clientId, createdAt, changedSeq, replyTo, endsAt, isDeleted } = message;
  if (isDeleted !== true && isOver(endsAt, now)) {
    return {
      id,
      chatRoomId,
      seq,
      senderId,
      clientId,
      createdAt,
      content: FADED_MESSAGE,
      messageType: 'text',
      replyTo: null,
      isDeleted: true,
      isFaded: true,
      ...(changedSeq !== undefined && { changedSeq }),
    };
  }
  if (replyTo === null || !isOver(replyTo.endsAt, now)) return message;
  const { endsAt: _, ...quote } = replyTo;
  return { ...message, replyTo: { ...quote, content: FADED_MESSAGE, isDeleted: true } };
}

/** Returns the messages at a time; the same array if none has ended since. */
export function allWithoutEnded<T extends readonly Message[]>(messages: T, now: number): T | Message[] {
  const left = messages.map((message) => withoutEnded(message, now));
  return left.every((message, at) => message === messages[at]) ? messages : left;
}

/** Returns the messages to show: of several in a row that disappeared, the first alone. */
export function withFewEnded(messages: readonly Message[]): readonly Message[] {
  const isRepeated = (at: number): boolean => messages[at]?.isFaded === true && messages[at - 1]?.isFaded === true;
  return messages.some((_, at) => isRepeated(at)) ? messages.filter((_, at) => !isRepeated(at)) : messages;
}

/** Takes the words out of all copies that have ended; returns the same log if none has. */
export function ended(log: RoomLog, now: number): RoomLog {
  const messages = allWithoutEnded(log.messages, now);
  const past = log.past && { ...log.past, messages: allWithoutEnded(log.past.messages, now) };
  const held = log.held.map((entry) => ({ ...entry, message: entry.message && withoutEnded(entry.message, now) }));
  const changed = [...log.changed].map(([seq, copy]) => [seq, withoutEnded(copy, now)] as const);
  const isSame =
    messages === log.messages &&
    past?.messages === log.past?.messages &&
    held.every(({ message }, at) => message === log.held[at]?.message) &&
    changed.every(([seq, copy]) => copy === log.changed.get(seq));
  return isSame ? log : { ...log, messages, past, held, changed: new Map(changed) };
}
