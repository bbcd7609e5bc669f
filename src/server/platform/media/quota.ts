import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { quotaDay, take, usedOf, usedUntil, zoneOf, type Quota } from '#server/platform/quotas.ts';

interface Needs {
  db: Db;
  clock: Clock;
  /** The number of uploads of a member's day. */
  most: number;
}

/** Throws `uploads_used` where a member has no upload left today, before the body is read. */
export async function mustHaveLeft(needs: Needs, userId: number): Promise<void> {
  const { quota, refusal } = await today(needs, userId);
  if ((await usedOf(needs.db, quota)) >= needs.most) throw refusal();
}

/** Counts an upload that is about to be kept; throws `uploads_used` where others took the last one meanwhile. */
export async function spendUpload(needs: Needs, userId: number): Promise<void> {
  const { quota, refusal } = await today(needs, userId);
  if (!(await take(needs.db, { ...quota, most: needs.most }))) throw refusal();
}

async function today({ db, clock }: Needs, userId: number): Promise<{ quota: Quota; refusal: () => AppError }> {
  const zone = await zoneOf(db, userId);
  if (zone === undefined) throw new AppError('not_found');
  const now = clock.now();
  const { day: period, resetsAt } = quotaDay(zone, now);
  return {
    quota: { userId, kind: 'media', period },
    refusal: () => usedUntil(resetsAt, now, 'uploads_used'),
  };
}
