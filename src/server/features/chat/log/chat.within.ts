import { CompiledQuery } from 'kysely';
import type { Message } from '#contract/chat.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { MessageDraft, MessageStep, Written } from '#server/platform/seams/rooms.ts';
import { valuesOf, writtenOf, type BatchRow } from './chat.batch.ts';
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
export function tellSteps(steps: readonly MessageStep[], row: BatchRow | undefined): void {
  steps.forEach(({ onCommitted }, at) => {
    const followed = row?.followed[at] ?? null;
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
  const batch = { drafts: [draft], ids: [id], now };
  const {
    rows: [row],
  } = await trx.executeQuery<BatchRow>(CompiledQuery.raw(writeMessages(steps).text, valuesOf(batch)));
  const [written = { verdict: 'internal' } as const] = writtenOf(row, batch);
  const announce = (): void => {
    if (written.verdict === 'new') onCommitted([written.message]);
    tellSteps(steps, row);
  };
  return { written, announce };
}
