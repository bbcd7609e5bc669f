import { lockHead } from '#server/features/chat/changes/changes.queries.ts';
import { eraseMessage } from '#server/features/chat/changes/editing.ts';
import { announceRoom } from '#server/features/chat/log/announce.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { startSweeping } from '#server/platform/background/sweeps.ts';
import { endedIn, linesEnded } from './fading.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'timers' | 'hints' | 'log' | 'media' | 'rooms'>;

/** The interval between searches for lines that are due. */
const SWEEP_MS = 5000;
/** The most lines that one search finds. */
const FOUND = 500;
/** The most lines that one transaction erases, so that writers in the room do not wait long for its lock. */
const ERASED = 50;

/** Starts erasing lines whose time is over. Returns a function that stops this. */
export function startEnding(deps: Needs): () => Promise<void> {
  return startSweeping(deps, { name: 'lines that disappear', everyMs: SWEEP_MS, sweep: () => endDue(deps) });
}

/**
 * Erases all lines whose time is over. The lock of the room is the lease: of several instances one erases a line, and
 * what an instance began when it was killed, its transaction undoes, and another begins again.
 */
export async function endDue(deps: Needs): Promise<void> {
  for (;;) {
    const found = await linesEnded(deps.db, deps.clock.now(), FOUND);
    for (const roomId of new Set(found)) while ((await endIn(deps, roomId)) === ERASED);
    if (found.length < FOUND) return;
  }
}

/** Erases lines of a room that are due, and announces them. Returns their number. */
async function endIn(deps: Needs, roomId: string): Promise<number> {
  const { db, clock, newId } = deps;
  const now = clock.now();
  let files: (() => Promise<void>)[] = [];
  const erased = await inTransaction(db, async (trx) => {
    files = [];
    if ((await lockHead(trx, roomId)) === undefined) return 0;
    const lines = await endedIn(trx, { roomId, now, most: ERASED });
    for (const { seq, payload } of lines) {
      // Each erasure writes lines, so the head is another one now.
      const head = (await lockHead(trx, roomId)) ?? 0;
      const place = { roomId, seq, head, now, newId };
      files.push(await eraseMessage(trx, deps, { place, payload, by: null, set: { deleted: true, faded: true } }));
    }
    return lines.length;
  });
  if (erased > 0) announceRoom(deps, roomId);
  for (const remove of files) await remove();
  return erased;
}
