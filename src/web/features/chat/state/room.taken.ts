import { TAKEN_MESSAGE, type Message } from '#contract/chat.ts';

/** By person who erased their messages: the seq of the log's line that reports the erasure. */
export type Erasures = ReadonlyMap<number, number>;

/** Returns the message as the server presents it after the erasures. Returns an empty array for an erased notice. */
export function withoutTaken(message: Message, taken: Erasures): Message[] {
  // A copy whose `changedSeq` is at or after the erasure's line was read after it, and needs no change.
  const { id, chatRoomId, seq, senderId, clientId, createdAt, replyTo, notice, changedSeq = seq } = message;
  const own = taken.get(senderId) ?? 0;
  const quoted = taken.get(replyTo?.senderId ?? 0) ?? 0;
  if (own > changedSeq) {
    if (notice !== undefined) return [];
    const kept = { id, chatRoomId, seq, senderId, clientId, createdAt };
    return [{ ...kept, content: TAKEN_MESSAGE, messageType: 'text', replyTo: null, changedSeq: own }];
  }
  return [quoted > changedSeq ? { ...message, replyTo: null, changedSeq: quoted } : message];
}
