import { CompiledQuery } from 'kysely';
import type { Message } from '#contract/chat.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { MessageDraft, MessageStep, Written } from '#server/platform/seams/rooms.ts';
import { valuesOf, writtenOf, type VerdictRow } from './chat.batch.ts';
import { lockRooms, writeMessages } from './chat.statements.ts';

/** The dependencies of writing a message. */
export interface Writing {
  clock: Clock;
  newId: NewId;
  /** The steps that other features add. */
  steps: readonly MessageStep[];
  /** Gets the new messages of each commit, in the order of the log, before the steps get their results. */
  onCommitted: (messages: Message[]) => void;
}

/** Gives each step the rows that the step returned. */
export function tellSteps(steps: readonly MessageStep[], [first]: readonly VerdictRow[]): void {
  steps.forEach(({ onCommitted }, at) => {
    const followed = first?.followed?.[at] ?? null;
    if (followed !== null) onCommitted?.(followed);
  });
}

/**
 * Writes one message in the transaction of another feature, with the statements of batches and all steps. Waits for the
 * room's lock. Throws on errors after which a batch is retried. Returns the result, and `announce`, which the caller
 * calls after the commit.
 */
export async function writeWithin(
  trx: Trx,
  { clock, newId, steps, onCommitted }: Writing,
  draft: MessageDraft,
): Promise<{ written: Written; announce: () => void }> {
  const [now, id] = [clock.now(), newId()];
  await trx.executeQuery(CompiledQuery.raw(lockRooms.text, [[draft.roomId]]));
  const values = valuesOf({ drafts: [draft], ids: [id], now });
  const { rows } = await trx.executeQuery<VerdictRow>(CompiledQuery.raw(writeMessages(steps).text, values));
  const [row] = rows;
  const written: Written = row === undefined ? { verdict: 'internal' } : writtenOf(row, { draft, id, now });
  const announce = (): void => {
    if (written.verdict === 'new') onCommitted([written.message]);
    tellSteps(steps, rows);
  };
  return { written, announce };
}
