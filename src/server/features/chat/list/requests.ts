import { announceRoom } from '#server/features/chat/log/announce.ts';
import { insertChange } from '#server/features/chat/log/chat.queries.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { welcomes } from '#server/features/people/manners.ts';
import { beginRequest, clearRequest, endRequest } from './requests.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'hints'>;

interface ChatRequestKey {
  roomId: string;
  userId: number;
}

/** Accepts a request and adds a line about it to the log; returns false if no request waits for this person. */
export async function accept(deps: Needs, { roomId, userId }: ChatRequestKey): Promise<boolean> {
  const { db, clock, newId } = deps;
  const isAccepted = await inTransaction(db, async (trx) => {
    const ended = await endRequest(trx, { roomId, userId });
    if (ended === undefined) return false;
    await insertChange(trx, { roomId, ...ended, id: newId(), type: 'request_accepted', now: clock.now() });
    return true;
  });
  if (!isAccepted) return false;
  announceRoom(deps, roomId);
  // A deleted request is in no list but can be accepted, so the person's other devices may not know the room.
  askToResync(deps, userId, 'chats');
  return true;
}

/**
 * Turns an empty room of two into a request when the other person no longer accepts direct messages from the person who
 * opened it. The check runs at the first line, not when the room is opened. Returns whether it made a request.
 */
export async function askFirst(
  trx: Trx,
  { roomId, userId, otherId }: ChatRequestKey & { otherId: number },
): Promise<boolean> {
  if (await welcomes(trx, { userId: otherId, senderId: userId })) return false;
  return beginRequest(trx, { roomId, userId });
}

/** Deletes a request on all devices of its receiver; returns false if none waits for them. */
async function remove(deps: Needs, { roomId, userId }: ChatRequestKey): Promise<boolean> {
  const isRemoved = await clearRequest(deps.db, { roomId, userId, now: deps.clock.now() });
  if (isRemoved) askToResync(deps, userId, 'chats');
  return isRemoved;
}

/** Accepts or deletes a request to the caller; throws `not_found` if no request waits for them. */
export async function answerRequest(
  deps: Needs,
  { answer, ...waiting }: ChatRequestKey & { answer: 'accept' | 'delete' },
): Promise<void> {
  const isDone = await (answer === 'accept' ? accept(deps, waiting) : remove(deps, waiting));
  if (!isDone) throw new AppError('not_found');
}
