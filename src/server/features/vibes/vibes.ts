import type { z } from 'zod';
import type { Me } from '#contract/people.ts';
import type * as contract from '#contract/vibes.ts';
import { refreshMatchProfile } from '#server/features/matching/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { lastDawn } from './dawn.ts';
import { clearVibes, setVibes, zonesWithVibes } from './vibes.queries.ts';

/** People whose vibes are cleared in one transaction. */
const BATCH = 100;

export async function saveVibes(
  deps: Deps,
  userId: number,
  { vibes, energyLevel }: z.output<typeof contract.saveVibes.body>,
): Promise<Me> {
  const now = deps.clock.now();
  const saved = await inTransaction(deps.db, async (trx) => {
    const isThere = await setVibes(trx, userId, { vibes, energyLevel, now });
    await refreshMatchProfile(trx, userId);
    const me = isThere ? await meOf(trx, userId, now) : undefined;
    if (me === undefined) throw new AppError('not_found');
    return me;
  });
  askToResync(deps, userId, 'me');
  return saved;
}

/** Traits reset at dawn, on each person's own clock. A second run, or another beside it, changes nothing. */
export async function resetAtDawn(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const timeZone of await zonesWithVibes(deps.db)) {
    const due = { timeZone, dawn: lastDawn(timeZone, now), most: BATCH };
    let cleared: number[];
    do {
      cleared = await inTransaction(deps.db, async (trx) => {
        const userIds = await clearVibes(trx, due);
        for (const userId of userIds) await refreshMatchProfile(trx, userId);
        return userIds;
      });
      for (const userId of cleared) askToResync(deps, userId, 'me');
    } while (cleared.length === BATCH);
  }
}
