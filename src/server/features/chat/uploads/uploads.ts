import type { Message } from '#contract/chat.ts';
import { send } from '#server/features/chat/chat.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { PICTURE_KIND, placeOf } from './pictures.places.ts';
import { roomTypeFor } from './pictures.queries.ts';

/** A message that will contain uploads of its sender. */
export interface Thing {
  userId: number;
  kind: string;
  place: string;
}

/** What sending a message with uploads needs. */
export type Sending = Pick<Deps, 'rooms' | 'db' | 'media' | 'clock' | 'newId' | 'waiting'>;

interface UploadClaim {
  /** The field of the request with the uploads. */
  field: 'pictures' | 'voice';
  /** The refusal when the room is with an AI character. */
  unfit: string;
  isSure: boolean;
  claim: (trx: Trx, thing: Thing) => Promise<Pick<MessageDraft, 'pictures' | 'voice'>>;
}

/**
 * Writes a message with uploads of its sender. The uploads are claimed before the message is written, so that no
 * upload is in two messages; a refused message releases them.
 */
export async function sendUploads(
  deps: Sending,
  draft: MessageDraft,
  { field, unfit, isSure, claim }: UploadClaim,
): Promise<{ message: Message; duplicate: boolean }> {
  const { db, media } = deps;
  const { roomId, senderId: userId } = draft;
  const type = await roomTypeFor(db, { roomId, userId });
  if (type === undefined) throw new AppError('not_found');
  if (type === 'companion') throw new AppError('invalid', { fields: { [field]: unfit } });
  const thing = { userId, kind: PICTURE_KIND, place: placeOf(draft) };
  const claimed = await inTransaction(db, (trx) => claim(trx, thing));
  try {
    const written = await send(deps, { ...draft, ...claimed }, isSure);
    await media.attach(thing);
    return written;
  } catch (error) {
    // After a server error the message may exist or not, so it keeps its uploads; the client retries.
    if (error instanceof AppError && error.status < 500) await media.free(thing);
    throw error;
  }
}
