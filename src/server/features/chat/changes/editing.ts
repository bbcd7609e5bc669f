import type { Message } from '#contract/chat.ts';
import type { EventPayload } from '#server/features/chat/log/log.queries.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeMessage, writeChange, type Changing, type HeldMessage, type MessageWish } from './changes.ts';
import type { MessageChanger } from './changes.writer.ts';
import { deleteTraces } from './editing.queries.ts';

/** Replaces the text of the caller's own message, unless the guard that checks sent messages refuses the new text. */
export async function editMessage(
  { rooms, change }: Pick<Deps, 'rooms'> & { change: MessageChanger },
  wish: MessageWish,
  { content, isSure }: { content: string; isSure: boolean },
): Promise<Message> {
  const { roomId, messageId, userId } = wish;
  const draft = { roomId, senderId: userId, clientId: messageId, content };
  return rooms.utter(draft, {
    isSure,
    write: async () => {
      const { message: said, isNew } = await change({ ...wish, type: 'message_edited', said: content });
      return { said, isNew };
    },
  });
}

/**
 * The refusals that prevent writing but not deleting. A block and an open request are not among them, because the other
 * person may still want to report the message.
 */
export const TAKES_BACK: ReadonlySet<string> = new Set([
  'age_check_needed',
  'muted_here',
  'profile_incomplete',
  'rules_first',
  'writing_paused',
]);

/**
 * Deletes the caller's own message for everybody, even under the refusals in `TAKES_BACK`: its text (also in quotes),
 * its earlier texts, its uploads and its reactions.
 */
export async function deleteMessage(
  deps: Changing & Pick<Deps, 'media' | 'rooms'>,
  wish: MessageWish,
): Promise<Message> {
  let removeFiles = async (): Promise<void> => undefined;
  const deleted = await changeMessage(deps, { ...wish, evenRefused: TAKES_BACK }, async (trx, { place, message }) => {
    if (message.sender_id !== wish.userId) throw new AppError('forbidden');
    if (message.payload.deleted === true) return false;
    const own = { place, payload: message.payload, by: wish.userId, set: { deleted: true } } as const;
    removeFiles = await eraseMessage(trx, deps, own);
    return true;
  });
  await removeFiles();
  return deleted;
}

interface Erasing {
  place: HeldMessage['place'];
  payload: EventPayload;
  /** The person who deletes the message; null for the end of its time. */
  by: number | null;
  set: Pick<EventPayload, 'deleted' | 'faded'>;
}

/**
 * Takes everything out of a message under the room's lock: its words (also in quotes), its earlier texts, its uploads, its
 * reactions, its pin and what features keep of it. The line stays, with its number. Call the returned function after the
 * commit; it removes the files.
 */
export async function eraseMessage(
  trx: Trx,
  { media, rooms }: Pick<Deps, 'media' | 'rooms'>,
  { place, payload, by, set }: Erasing,
): Promise<() => Promise<void>> {
  await deleteTraces(trx, place);
  await rooms.forget(trx, place);
  const removeFiles = await media.end(trx, uploadsIn(payload));
  await writeChange(trx, place, { type: 'message_deleted', by, drop: PARTS, set, inQuotes: true });
  return removeFiles;
}

/** What a message can consist of. */
const PARTS = [
  'content',
  'pictures',
  'voice',
  'gif',
  'gift',
  'offer',
  'plan',
  'party',
  'poll',
  'unwrappedAt',
  'replyTo',
  'hidden',
  'editedAt',
  'pinnedSeq',
] as const satisfies readonly (keyof EventPayload)[];

/** Returns the ids of a message's uploads. */
function uploadsIn({ pictures = [], voice }: EventPayload): string[] {
  return [...pictures, ...(voice === undefined ? [] : [voice])].map(({ id }) => id);
}
