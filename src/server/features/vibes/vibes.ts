import type { z } from 'zod';
import type { Me } from '#contract/people.ts';
import type * as contract from '#contract/vibes.ts';
import { announceMatch, changeMatchFacts } from '#server/features/matching/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { lastTime } from '#server/platform/zones.ts';
import { lockStaleVibes, zonesWithVibes } from './vibes.queries.ts';

/** The time at which yesterday's vibes end, in the person's zone. */
const DAWN = '06:00';
/** The most people whose vibes one transaction clears. */
const BATCH = 100;

export async function saveVibes(
  deps: Deps,
  userId: number,
  { vibes, energyLevel }: z.output<typeof contract.saveVibes.body>,
): Promise<Me> {
  const now = deps.clock.now();
  const changes = { current_vibes: vibes, energy_level: energyLevel, vibes_set_at: now };
  const { saved, touched } = await inTransaction(deps.db, async (trx) => {
    const matched = await changeMatchFacts(trx, [userId], changes);
    const me = await meOf(trx, userId, now);
    if (me === undefined) throw new AppError('not_found');
    return { saved: me, touched: matched };
  });
  askToResync(deps, userId, 'me');
  announceMatch(deps, touched);
  return saved;
}

/** Clears vibes at dawn in each person's zone; the energy level stays. A second or concurrent run changes nothing. */
export async function resetAtDawn(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const timeZone of await zonesWithVibes(deps.db)) {
    const due = { timeZone, dawn: lastTime(DAWN, timeZone, now), most: BATCH };
    let cleared: number[];
    do {
      cleared = await inTransaction(deps.db, async (trx) => {
        const userIds = await lockStaleVibes(trx, due);
        await changeMatchFacts(trx, userIds, { current_vibes: [], vibes_set_at: null });
        return userIds;
      });
      for (const userId of cleared) askToResync(deps, userId, 'me');
    } while (cleared.length === BATCH);
  }
}
