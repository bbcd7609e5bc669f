import type { Message } from '#contract/chat.ts';
import { asSaid } from '#server/features/chat/log/chat.present.ts';
import { takeDesk } from '#server/features/chat/changes/appending.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { stateOf, type WaitingThing } from '#server/platform/seams/waiting.ts';
import { isWritten } from './pictures.queries.ts';

const KIND = 'message';

/**
 * Keeps a message until somebody has looked at its pictures: the room's log has no line of it before. Throws where its
 * sender may not write. Returns undefined for a message that is in the log already.
 */
export async function holdMessage(
  { db, clock, newId, waiting }: Pick<Deps, 'db' | 'clock' | 'newId' | 'waiting'>,
  draft: MessageDraft,
): Promise<{ message: Message; duplicate: boolean } | undefined> {
  const { roomId, senderId: userId, clientId, content, pictures, gif, replyTo } = draft;
  const held = await inTransaction(db, async (trx) => {
    await takeDesk(trx, { roomId, userId, now: clock.now() });
    // The message goes out under the room's lock, so it is either in the log here or waits below.
    if (await isWritten(trx, draft)) return undefined;
    const said = { content, pictures, gif, replyTo };
    return waiting.keeper.hold(trx, { id: newId(), userId, kind: KIND, roomId, clientId, draft: said });
  });
  if (held === undefined) return undefined;
  if (held.isNew) await waiting.keeper.announce(userId);
  return { message: presentWaiting(held.thing), duplicate: !held.isNew };
}

/** Returns a person's messages that wait, as only they see them. */
export async function waitingMessages({ waiting }: Pick<Deps, 'waiting'>, userId: number): Promise<Message[]> {
  return (await waiting.keeper.listFor(userId, KIND)).map(presentWaiting);
}

function presentWaiting(thing: WaitingThing): Message {
  const { id, userId, clientId, roomId, draft, since } = thing;
  return {
    id,
    chatRoomId: roomId ?? '',
    seq: 0,
    senderId: userId,
    clientId,
    content: draft.content,
    ...asSaid(draft, true),
    replyTo: null,
    createdAt: since.toISOString(),
    waiting: stateOf(thing),
  };
}

/** Registers how a message goes out: it becomes the next line of its room's log, unread like any other. */
export function letMessagesOut({ rooms, waiting }: Pick<Deps, 'rooms' | 'waiting'>): void {
  const write = async (trx: Trx, { userId, clientId, roomId, draft }: WaitingThing) => {
    if (roomId === null) return undefined;
    const { content, pictures, gif, replyTo } = draft;
    const said = { roomId, senderId: userId, clientId, content, pictures, gif };
    const first = await rooms.keeper.sayWithin(trx, { ...said, replyTo });
    // The message that it answers may be out of its sender's sight by now.
    const isUnanchored = first.written.verdict === 'invalid' && replyTo !== undefined;
    const { written, announce } = isUnanchored ? await rooms.keeper.sayWithin(trx, said) : first;
    return 'message' in written ? announce : undefined;
  };
  waiting.register({ writers: { [KIND]: write } });
}
