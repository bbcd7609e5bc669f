import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { noteLetters, waysWithYes } from './letters.queries.ts';
import { lockDue, storeStep, type OutingRow } from './outings.queries.ts';
import { stepOf, type OutingStep } from './outings.rules.ts';
import { notePush } from './push.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'hints' | 'timers' | 'log'>;

/** The interval between searches for what is due. */
const SWEEP_MS = 5000;
/** The most outings of one transaction. */
const SWEPT = 50;

/**
 * Does what is due of outings: the reminder, or the letters of the telling. Each is noted in one transaction with the
 * step that it belongs to, so of several servers one does it, and one that dies has done it or not. Returns how many.
 */
export async function sweep(needs: Needs): Promise<number> {
  const { db, clock } = needs;
  const now = clock.now();
  const done = await inTransaction(db, async (trx) => {
    const due = await lockDue(trx, now, SWEPT);
    for (const row of due) await take(trx, { needs, row, step: stepOf(row.check_in_at, now), now });
    return due;
  });
  for (const row of done) askToResync(needs, row.user_id, 'home_safe');
  return done.length;
}

async function take(
  trx: Trx,
  { needs: { newId }, row, step, now }: { needs: Needs; row: OutingRow; step: OutingStep; now: Date },
): Promise<void> {
  const { id, user_id: userId, trusted_id: trustedId } = row;
  await storeStep(trx, id, step);
  if (step.does === 'remind') return notePush(trx, { userId, outingId: id, now });
  if (trustedId === null) return undefined;
  const ways = await waysWithYes(trx, trustedId);
  const letters = ways.map((way) => ({
    id: newId(),
    userId,
    trustedId,
    outingId: id,
    way,
    kind: 'tell' as const,
    now,
  }));
  return noteLetters(trx, letters);
}

/** Starts to look for what is due. Returns how to stop. */
export function startSweeping(needs: Needs): () => Promise<void> {
  const { timers, log } = needs;
  let sweeping = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      while ((await sweep(needs)) === SWEPT);
    } catch (error) {
      log.error({ err: error }, 'what is due of outings');
    }
  };
  const stop = timers.every(SWEEP_MS, () => {
    sweeping = sweeping.then(run);
  });
  return async () => {
    stop();
    await sweeping;
  };
}
