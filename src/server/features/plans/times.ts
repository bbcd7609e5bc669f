import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { PLAN_DAYS_MAX } from '#contract/plans.ts';
import { AppError } from '#server/platform/errors.ts';
import { addDays, dayIn, firstMoment } from '#server/platform/zones.ts';

/** The times before a plan's beginning at which people are reminded: a day, and two hours. */
const REMINDERS_MS = [DAY_MS, 2 * HOUR_MS];

/**
 * Returns the first moment at which a clock in the zone shows `when`. If the clocks skip that time, returns the moment
 * of the skip. Throws `invalid` for a moment that has passed or is too far away.
 */
export function momentOf({ when, zone }: { when: string; zone: string }, now: Date): Date {
  const at = firstMoment(when.replace('T', ' '), zone);
  if (at <= now) throw new AppError('invalid', { fields: { when: 'That has passed already.' } });
  if (at.getTime() - now.getTime() > PLAN_DAYS_MAX * DAY_MS) {
    throw new AppError('invalid', { fields: { when: 'That is more than a year away.' } });
  }
  return at;
}

/** Returns the time of the next reminder; null after the last one. */
export function nextReminder(startsAt: Date, now: Date): Date | null {
  const times = REMINDERS_MS.map((ms) => new Date(startsAt.getTime() - ms));
  return times.find((at) => at > now) ?? null;
}

/** The time on a clock at which somebody is asked of the day before. */
const ASKED_AT = '10:00';

/** Returns when the people of a plan are asked whether they met: in the morning of the day after it, where they are. */
export function askedFrom(startsAt: Date, timeZone: string): Date {
  return firstMoment(`${addDays(dayIn(timeZone, startsAt), 1)} ${ASKED_AT}`, timeZone);
}

/** Returns a moment as text: "Fri, May 24, 7:00 PM", with `isZoneNamed` also the year and the name of the zone. */
export function momentInWords(
  at: Date,
  timeZone: string,
  { locale = 'en-US', isZoneNamed = false }: { locale?: string; isZoneNamed?: boolean },
): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isZoneNamed && { year: 'numeric', timeZoneName: 'short' }),
  }).format(at);
}
