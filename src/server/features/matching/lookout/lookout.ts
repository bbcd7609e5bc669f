import type { Lookout } from '#contract/matching.lookout.ts';
import { momentOf } from '#server/features/matching/matches/find.ts';
import { numberChanges } from '#server/features/matching/profile/changes.queries.ts';
import { endLookouts } from '#server/features/matching/profile/lookout.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { nextTime } from '#server/platform/zones.ts';
import { beginLookout, lookoutOf } from './lookout.queries.ts';

/** The time of day at which a lookout asks, in the person's own time zone. */
export const SIX = '18:00';

export async function readLookout(db: Db, userId: number): Promise<Lookout> {
  const row = await lookoutOf(db, userId);
  return { isOn: row !== undefined, hasNews: row?.has_news === true };
}

/**
 * Begins or ends a person's lookout. It begins with what has changed from now on. Beginning throws what a search would
 * throw for a person who cannot be matched.
 */
export async function setLookout(deps: Deps, userId: number, { isOn }: { isOn: boolean }): Promise<Lookout> {
  const { db } = deps;
  if (!isOn) {
    await endLookouts(db, [userId]);
    return readLookout(db, userId);
  }
  const { zone, now } = await momentOf(deps, userId);
  await beginLookout(db, { userId, seenSeq: await numberChanges(db), askAt: nextTime(SIX, zone.time_zone, now) });
  const lookout = await readLookout(db, userId);
  // For example, the person has paused.
  if (!lookout.isOn) throw new AppError('profile_incomplete');
  return lookout;
}
