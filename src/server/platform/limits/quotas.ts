import { DAY_MS } from '#contract/durations.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { take, zoneOf, type Taking, type Zoned } from './quotas.queries.ts';
import { addDays, dayIn, mondayOf, startOf, type CalendarDate } from '#server/platform/zones.ts';

export {
  giveBack,
  quotaDaySql,
  take,
  usedFor,
  usedOf,
  zoneColumns,
  zoneOf,
  type Quota,
  type Zoned,
} from './quotas.queries.ts';

/** How long a use is kept after its day, to answer a person who asks about it. */
export const QUOTA_MS = 60 * DAY_MS;

/**
 * Returns the day of a person's quotas and the moment when that day ends. A day with a change of the time zone lasts
 * until it is over in both zones.
 */
export function quotaDay(person: Zoned, now: Date): { day: CalendarDate; resetsAt: Date } {
  const { time_zone: zone, zone_before: before, zone_left_on: leftOn } = person;
  const today = dayIn(zone, now);
  if (before === null || leftOn === null || (today > leftOn && dayIn(before, now) > leftOn)) {
    return { day: today, resetsAt: startOf(addDays(today, 1), zone) };
  }
  const ends = [zone, before].map((one) => startOf(addDays(leftOn, 1), one).getTime());
  return { day: leftOn, resetsAt: new Date(Math.max(...ends)) };
}

/** Returns the Monday of a person's week for quotas, and the moment that week ends. */
export function quotaWeek(person: Zoned, now: Date): { week: CalendarDate; resetsAt: Date } {
  const { day, resetsAt } = quotaDay(person, now);
  const week = mondayOf(day);
  const next = addDays(week, 7);
  return { week, resetsAt: next === addDays(day, 1) ? resetsAt : startOf(next, person.time_zone) };
}

/** Returns the error for a used-up quota, with the seconds until the next period. */
export function usedUntil(resetsAt: Date, now: Date, code: ErrorCode): AppError {
  return new AppError(code, { retryAfterSeconds: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000) });
}

/** A day of a person's quotas, with the present time and the end of the day. */
export interface QuotaDay {
  period: CalendarDate;
  now: Date;
  resetsAt: Date;
}

/** Returns the present day of a person's quotas; throws `not_found` for an unknown person. */
export async function quotaDayOf(db: Db, userId: number, now: Date): Promise<QuotaDay> {
  const zone = await zoneOf(db, userId);
  if (zone === undefined) throw new AppError('not_found');
  const { day: period, resetsAt } = quotaDay(zone, now);
  return { period, now, resetsAt };
}

/** Takes one use from a person's daily quota; throws `code` when the quota is used up. */
export async function spend(
  db: Db,
  { period, now, resetsAt }: QuotaDay,
  { code, ...wish }: Omit<Taking, 'period' | 'ref'> & { code: ErrorCode },
): Promise<void> {
  if (!(await take(db, { ...wish, period }))) throw usedUntil(resetsAt, now, code);
}
