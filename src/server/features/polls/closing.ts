import { announceRoom, lockHead } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { startSweeping } from '#server/platform/background/sweeps.ts';
import { close } from './polls.ts';
import { deletePoll, pollLine, pollsDue, type PollKey } from './polls.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'timers' | 'hints' | 'log'>;

/** The interval between searches for polls whose time is over. Until then, a poll refuses votes by its time. */
const SWEEP_MS = 5000;
/** The most polls that one search reads. */
const SWEPT = 100;

/** Starts closing polls whose time is over. Returns a function that stops this. */
export function startClosing(deps: Needs): () => Promise<void> {
  return startSweeping(deps, { name: 'closing polls', everyMs: SWEEP_MS, sweep: () => closeDue(deps) });
}

/** Closes all polls whose time is over. Of several instances, the first to lock the room closes a poll. */
export async function closeDue(deps: Needs): Promise<void> {
  for (;;) {
    const due = await pollsDue(deps.db, deps.clock.now(), SWEPT);
    for (const key of due) await closeOne(deps, key);
    if (due.length < SWEPT) return;
  }
}

async function closeOne(deps: Needs, { roomId, seq }: PollKey): Promise<void> {
  const { db, clock, newId } = deps;
  const now = clock.now();
  const isClosed = await inTransaction(db, async (trx) => {
    const head = await lockHead(trx, roomId);
    const line = head === undefined ? undefined : await pollLine(trx, { roomId, seq });
    if (head === undefined || line === undefined || line.closes_at === null) return false;
    const { poll } = line.payload;
    if (poll === undefined) {
      // The maker took their lines along.
      await deletePoll(trx, { roomId, seq });
      return false;
    }
    await close(trx, { roomId, seq, head, now, newId }, { poll, by: null });
    return true;
  });
  if (isClosed) announceRoom(deps, roomId);
}
