import { TAKEN_MESSAGE, type Message } from '#contract/chat.ts';

/** The people who took their lines along, each with the line of the log that says so. */
export type Taken = ReadonlyMap<number, number>;

/** Returns the message as the server presents it after these lines; an empty array for a notice that is gone. */
export function withoutTaken(message: Message, taken: Taken): Message[] {
  // A copy with this or a later `changedSeq` was read after the line and needs no change.
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
