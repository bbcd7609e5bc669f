import { MINUTE_MS } from '#contract/durations.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lastTime, nextTime } from '#server/platform/zones.ts';
import { lockEvenings, turnEvenings } from './lookout.queries.ts';
import { SIX } from './lookout.ts';

/** The most lookouts of one transaction. */
const AT_ONCE = 200;

type Needs = Pick<Deps, 'db' | 'clock' | 'timers' | 'log'>;

/** Starts the sweep that opens each lookout's question at six. Returns a function that stops it. */
export function startEvenings(deps: Needs): () => Promise<void> {
  const sweep = async (): Promise<void> => {
    try {
      while ((await openEvenings(deps)) === AT_ONCE);
    } catch (error) {
      deps.log.error({ err: error }, 'evenings of lookouts');
    }
  };
  let sweeping = Promise.resolve();
  const stopSweeping = deps.timers.every(MINUTE_MS, () => {
    sweeping = sweeping.then(sweep);
  });
  return async () => {
    stopSweeping();
    await sweeping;
  };
}

/**
 * Opens the questions of the lookouts whose evening has come, once over all instances, and sets their next evening.
 * Where it is not six yet, because the person has traveled since, only the evening is set. Returns their number.
 */
export async function openEvenings({ db, clock }: Pick<Needs, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const evenings = await lockEvenings(trx, now, AT_ONCE);
    if (evenings.length === 0) return 0;
    const turned = evenings.map(({ user_id: userId, ask_at: asked, time_zone: zone }) => ({
      userId,
      askAt: nextTime(SIX, zone, now),
      isSix: asked <= lastTime(SIX, zone, now),
    }));
    await turnEvenings(trx, turned, now);
    return evenings.length;
  });
}
