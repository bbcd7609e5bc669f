import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Place } from '#server/platform/place/place.ts';
import { quotaDayOf, spend, usedOf, usedUntil } from '#server/platform/limits/quotas.ts';

interface Needs {
  db: Db;
  clock: Clock;
  /** Knows the most uploads of a member per day. */
  place: Place;
}

/** Throws `uploads_used` when a member has no upload left today; call it before the body is read. */
export async function mustHaveLeft(needs: Needs, userId: number): Promise<void> {
  const { period, now, resetsAt } = await quotaDayOf(needs.db, userId, needs.clock.now());
  const used = await usedOf(needs.db, { userId, kind: 'media', period });
  if (used >= needs.place.values.mediaDaily) throw usedUntil(resetsAt, now, 'uploads_used');
}

/** Counts an upload that is about to be stored; throws `uploads_used` when a concurrent upload was the last one. */
export async function spendUpload(needs: Needs, userId: number): Promise<void> {
  const day = await quotaDayOf(needs.db, userId, needs.clock.now());
  await spend(needs.db, day, { userId, kind: 'media', most: needs.place.values.mediaDaily, code: 'uploads_used' });
}
