import { SCHEDULED_DAYS_MAX } from '#contract/chat.scheduled.ts';
import { DAY_MS } from '#contract/durations.ts';
import { AppError } from '#server/platform/errors.ts';
import { addDays, dayIn, firstMoment } from '#server/platform/zones.ts';

const NINE = '09:00';

/** Returns the moment at which it is nine o'clock tomorrow in a zone. */
export function tomorrowAtNine(zone: string, now: Date): Date {
  return firstMoment(`${addDays(dayIn(zone, now), 1)} ${NINE}`, zone);
}

/**
 * Returns the first moment at which a clock in the zone shows `when`, or the moment at which the clocks skip it. Throws
 * `invalid` for a moment that has passed or is too far away.
 */
export function laterMoment({ when, zone }: { when: string; zone: string }, now: Date): Date {
  const at = firstMoment(when.replace('T', ' '), zone);
  if (at <= now) throw new AppError('invalid', { fields: { when: 'That has passed already.' } });
  if (at.getTime() - now.getTime() > SCHEDULED_DAYS_MAX * DAY_MS) {
    throw new AppError('invalid', { fields: { when: `That is more than ${SCHEDULED_DAYS_MAX} days away.` } });
  }
  return at;
}
