import { EDIT_MS } from '#contract/chat.changes.ts';
import type { Message } from '#contract/chat.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeMessage, writeChange, type Changing, type Wish } from './changes.ts';
import type { FoundMessage } from './changes.queries.ts';
import type { EventPayload } from './log.queries.ts';
import { deleteTraces, insertEdit } from './editing.queries.ts';

/** Replaces the text of the caller's own message, unless the guard of what people send holds it. */
export async function editMessage(
  deps: Changing & Pick<Deps, 'rooms'>,
  wish: Wish,
  { content, isSure }: { content: string; isSure: boolean },
): Promise<Message> {
  const { roomId, messageId, userId } = wish;
  const draft = { roomId, senderId: userId, clientId: messageId, content };
  const held = await deps.rooms.guard(draft, isSure);
  if (held !== undefined) {
    const { code, retryAfterSeconds } = held;
    throw new AppError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
  let isNew = false;
  const message = await changeMessage(deps, wish, async (trx, { place, message: found }) => {
    mustBeOwn(found, userId);
    const { payload } = found;
    if (payload.content === undefined || payload.hidden === true) throw new AppError('message_gone');
    if (payload.gift !== undefined) throw new AppError('invalid', { message: 'A gift stays as it was given.' });
    if (payload.voice !== undefined) throw new AppError('invalid', { message: 'A voice note stays as it was said.' });
    if (payload.gif !== undefined) throw new AppError('invalid', { message: 'A GIF stays as it was sent.' });
    if (payload.plan !== undefined) throw new AppError('invalid', { message: 'A plan has a form of its own.' });
    if (payload.party !== undefined) throw new AppError('invalid', { message: 'A quiz stays as it was asked.' });
    if (payload.content === content) return false;
    if (place.now.getTime() - found.created_at.getTime() > EDIT_MS) throw new AppError('edit_closed');
    const set = { content, editedAt: place.now.toISOString() };
    const line = await writeChange(trx, place, { type: 'message_edited', by: userId, set, inQuotes: true });
    await insertEdit(trx, { ...place, ...line, userId, content: payload.content });
    isNew = true;
    return true;
  });
  if (isNew) await deps.rooms.heard(draft);
  return message;
}

/** Deletes the caller's own message for everybody: its text, its pictures, its voice note, its earlier texts, its reactions, and its text in quotes. */
export async function deleteMessage(deps: Changing & Pick<Deps, 'media' | 'rooms'>, wish: Wish): Promise<Message> {
  let removeFiles = async (): Promise<void> => undefined;
  const deleted = await changeMessage(deps, wish, async (trx, { place, message }) => {
    mustBeOwn(message, wish.userId);
    if (message.payload.deleted === true) return false;
    await deleteTraces(trx, place);
    await deps.rooms.forget(trx, place);
    removeFiles = await deps.media.end(trx, uploadsIn(message.payload));
    await writeChange(trx, place, {
      type: 'message_deleted',
      by: wish.userId,
      drop: [
        'content',
        'pictures',
        'voice',
        'gif',
        'gift',
        'plan',
        'party',
        'unwrappedAt',
        'replyTo',
        'hidden',
        'editedAt',
        'pinnedSeq',
      ],
      set: { deleted: true },
      inQuotes: true,
    });
    return true;
  });
  await removeFiles();
  return deleted;
}

/** Returns the ids of a message's uploads. */
function uploadsIn({ pictures = [], voice }: EventPayload): string[] {
  return [...pictures, ...(voice === undefined ? [] : [voice])].map(({ id }) => id);
}

function mustBeOwn(message: FoundMessage, userId: number): void {
  if (message.sender_id !== userId) throw new AppError('forbidden');
}
