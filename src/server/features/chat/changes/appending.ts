import { announceRoom } from '#server/features/chat/log/announce.ts';
import { refusalOf } from '#server/features/chat/log/refusals.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { deskOf, insertMessage, runStep, type Desk, type NewMessage } from './appending.queries.ts';
import { lockHead } from './changes.queries.ts';

/**
 * Returns the state of the room, and locks the room until the transaction ends. Throws when the member may not send a
 * message there now.
 */
export async function takeDesk(trx: Trx, at: { roomId: string; userId: number; now: Date }): Promise<Desk> {
  const isThere = (await lockHead(trx, at.roomId)) !== undefined;
  const desk = isThere ? await deskOf(trx, at) : undefined;
  if (desk === undefined) throw new AppError('not_found');
  if (desk.refusal !== null) throw refusalOf(desk.refusal);
  if (desk.is_slowed) throw new AppError('slow_mode');
  return desk;
}

/**
 * Runs `work` in a transaction, in which `append` writes a message and runs the steps that features add to the message
 * writer. Announces the message after the commit.
 */
export async function appendMessage(
  deps: Pick<Deps, 'db' | 'hints' | 'rooms'>,
  roomId: string,
  work: (trx: Trx, append: (message: NewMessage) => Promise<number>) => Promise<void>,
): Promise<void> {
  let followed: (() => void)[] = [];
  await inTransaction(deps.db, async (trx) => {
    followed = [];
    await work(trx, async (message) => {
      const seq = await insertMessage(trx, message);
      for (const { sql, onCommitted } of deps.rooms.steps) {
        const rows = await runStep(trx, sql, { roomId, seq });
        if (rows.length > 0) followed.push(() => onCommitted?.(rows));
      }
      return seq;
    });
  });
  announceRoom(deps, roomId);
  for (const tell of followed) tell();
}
