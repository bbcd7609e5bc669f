import { HOUR_MS } from '#contract/durations.ts';
import { PLAN_OVER_MS } from '#contract/plans.ts';
import type { MessagePlan } from '#contract/chat.plans.ts';
import { locale, t, timesLocale } from '#web/words/words.ts';

/** Returns the reader's own time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the last part of a zone's name as people say it: "New York". */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

interface PlanTimes {
  /** The time in the reader's zone. */
  mine: string;
  /** The time in the plan's own zone, with its city; undefined if both times are the same. */
  theirs: string | undefined;
}

/** Returns the beginning of a plan as text, in the reader's zone and in the plan's own. */
export function whenOf(
  { startsAt, zone }: MessagePlan,
  { reader = ownZone(), now }: { reader?: string; now: Date },
): PlanTimes {
  const at = new Date(startsAt);
  const write = (timeZone: string): string => {
    const year = (date: Date): string => new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric' }).format(date);
    return new Intl.DateTimeFormat(timesLocale, {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(year(at) !== year(now) && { year: 'numeric' }),
    }).format(at);
  };
  const [mine, theirs] = [write(reader), write(zone)];
  return {
    mine,
    theirs: theirs === mine ? undefined : t('chat.in', '{theirs} in {city}', { theirs, city: cityOf(zone) }),
  };
}

/** Returns the parts of a plan's start in the reader's zone. `month` includes the year if it is not this year. */
export function dayOfPlan(
  { startsAt }: Pick<MessagePlan, 'startsAt'>,
  { reader: timeZone = ownZone(), now }: { reader?: string; now: Date },
): { weekday: string; day: string; month: string; clock: string } {
  const at = new Date(startsAt);
  const write = (options: Intl.DateTimeFormatOptions, date = at): string =>
    new Intl.DateTimeFormat(timesLocale, { timeZone, ...options }).format(date);
  const year = write({ year: 'numeric' });
  return {
    weekday: write({ weekday: 'short' }),
    day: write({ day: 'numeric' }),
    month: `${write({ month: 'short' })}${year === write({ year: 'numeric' }, now) ? '' : ` ${year}`}`,
    clock: write({ hour: 'numeric', minute: '2-digit' }),
  };
}

export function isOver({ startsAt }: MessagePlan, now: Date): boolean {
  return now.getTime() - Date.parse(startsAt) >= PLAN_OVER_MS;
}

/** Returns the local time in a zone, in the format of a date and time field: "2030-05-24T19:00". */
export function fieldTime(at: Date, timeZone: string): string {
  const shape = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('sv-SE', shape).format(at).replace(' ', 'T');
}

/** Returns the time that the form suggests for a new plan: tomorrow at the next full hour. */
export function firstSuggestion(now: Date, timeZone: string): string {
  const later = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
  return fieldTime(new Date(later), timeZone);
}
