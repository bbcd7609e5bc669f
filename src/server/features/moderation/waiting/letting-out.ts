import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { opensAt } from '#server/platform/seams/waiting.ts';
import {
  deleteWaiting,
  isDeskStaffed,
  waitingById,
  waitingDue,
  type WaitingKey,
  type WaitingClaim,
  type WaitingRow,
} from './waiting.queries.ts';
import { announceWaiting, picturesOf, thingOf } from './waiting.ts';

/** A moderator is on duty for this long after they last did something at the desk. */
const DUTY_MS = 15 * MINUTE_MS;
/** How soon the worker asks again whether a moderator is on duty. */
const AGAIN_MS = 5 * MINUTE_MS;

/**
 * Starts the worker that lets out what has waited for an hour while no moderator is on duty, and what a moderator let
 * out and its sender could not say at that moment.
 */
export function startLettingOut(deps: Deps): LeaseWorker<WaitingKey, WaitingClaim> {
  return new LeaseWorker<WaitingKey, WaitingClaim>(deps, {
    table: waitingDue,
    name: 'what waits for a look',
    tickMs: 5000,
    leaseMs: MINUTE_MS,
    atOnce: 20,
    restMs: 0,
    pauseMs: MINUTE_MS,
    begin: async () => Promise.resolve((claim) => attend(deps, claim)),
  });
}

async function attend(deps: Deps, { id, seq }: WaitingClaim): Promise<End> {
  const { db, clock } = deps;
  const row = await waitingById(db, id);
  if (row === undefined || row.refused_at !== null) return { upTo: seq };
  const again = await waitsUntil(deps, row);
  if (again !== undefined) return { again, isTry: false };
  if (await goOut(deps, row)) return { upTo: seq };
  return { again: new Date(clock.now().getTime() + HOUR_MS), isTry: false };
}

/** Returns when to ask again about a thing that may not go out yet. */
async function waitsUntil({ db, clock, media }: Deps, row: WaitingRow): Promise<Date | undefined> {
  const now = clock.now();
  if (row.passed_at !== null) return undefined;
  if (now < opensAt(row.since)) return opensAt(row.since);
  if (await isDeskStaffed(db, new Date(now.getTime() - DUTY_MS))) return new Date(now.getTime() + AGAIN_MS);
  // A picture that was forbidden meanwhile never goes out by itself.
  return (await media.isForbidden(picturesOf(row))) ? new Date(now.getTime() + HOUR_MS) : undefined;
}

/** Writes a thing for those it is for, and ends its waiting. Returns false while its sender may not say it. */
export async function goOut(deps: Deps, row: WaitingRow): Promise<boolean> {
  const announce = await inTransaction(deps.db, async (trx) => {
    const written = await deps.waiting.write(trx, thingOf(row));
    // The thing may have been taken back or refused meanwhile; what was written is then rolled back.
    if (written !== undefined && !(await deleteWaiting(trx, row.id))) throw new NoLonger();
    return written;
  }).catch((error: unknown) => {
    if (error instanceof NoLonger) return undefined;
    throw error;
  });
  announce?.();
  if (announce !== undefined) await announceWaiting(deps, row.user_id);
  return announce !== undefined;
}

class NoLonger extends Error {
  override readonly name = 'NoLonger';
}
