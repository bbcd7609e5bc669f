import { Temporal } from 'temporal-polyfill';
import { zoneNames } from '#contract/accounts.zones.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';

/** A calendar date as 'YYYY-MM-DD'; comparing two such texts compares the days. */
export type CalendarDate = string;

const QUARTER_MS = HOUR_MS / 4;
const ELSEWHERE = 'UTC';

/** The formatters by zone. Making one costs a hundred times as much as using it, and there are a few hundred zones. */
const readers = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the local time of a zone as 'YYYY-MM-DD HH:MM', the Swedish format. A name outside of
 * `zoneNames` is read as UTC, here and in `zonesByDay`: one account's bad zone must not break the queries of others.
 */
function readingIn(timeZone: string, at: Date | number): string {
  let reader = readers.get(timeZone);
  if (reader === undefined) {
    const known = zoneNames.has(timeZone) ? timeZone : ELSEWHERE;
    if (known !== timeZone) return readingIn(known, at);
    reader = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
    readers.set(timeZone, reader);
  }
  return reader.format(at);
}

/** Returns the current day in a zone. */
export function dayIn(timeZone: string, at: Date | number): CalendarDate {
  return readingIn(timeZone, at).slice(0, 10);
}

/** The current day of each zone. `day` is the day in UTC and in all zones that are in neither list. */
export interface ZonesByDay {
  day: CalendarDate;
  /** The zones that are a day ahead of `day`, as a PostgreSQL array literal. */
  ahead: string;
  /** The zones that are a day behind `day`, in the same form. */
  behind: string;
}

let latest: { quarter: number; zones: ZonesByDay } | undefined;

/**
 * Returns the zones by their day, so that statements compare names and never convert times: PostgreSQL knows other
 * names than Node and treats some differently. The result is cached, because days begin only at a quarter of an hour.
 */
export function zonesByDay(now: Date): ZonesByDay {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (latest?.quarter === quarter) return latest.zones;
  const day = dayIn(ELSEWHERE, now);
  const ahead: string[] = [];
  const behind: string[] = [];
  for (const zone of zoneNames) {
    const there = dayIn(zone, now);
    if (there !== day) (there > day ? ahead : behind).push(zone);
  }
  latest = { quarter, zones: { day, ahead: `{${ahead.join(',')}}`, behind: `{${behind.join(',')}}` } };
  return latest.zones;
}

export function addDays(day: CalendarDate, count: number): CalendarDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Returns the first moment of a day in a zone: one o'clock if the clocks go forward at midnight. */
export function startOf(day: CalendarDate, timeZone: string): Date {
  return firstMoment(`${day} 00:00`, timeZone);
}

/** Returns the latest moment, not after `now`, at which the clocks of a zone showed `time` ('HH:MM'). */
export function lastTime(time: string, timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const at = firstMoment(`${today} ${time}`, timeZone);
  return at <= now ? at : firstMoment(`${addDays(today, -1)} ${time}`, timeZone);
}

/** Returns the first moment after `now` at which the clocks of a zone show `time` ('HH:MM'). */
export function nextTime(time: string, timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const at = firstMoment(`${today} ${time}`, timeZone);
  return at > now ? at : firstMoment(`${addDays(today, 1)} ${time}`, timeZone);
}

/**
 * Returns the first moment at which a zone's clocks show `reading` ("2030-05-24 19:00") or later: the first of two when
 * the clocks go back (RFC 5545, section 3.3.5), and the moment of the change when they skip the reading.
 */
export function firstMoment(reading: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(reading);
  const zone = zoneNames.has(timeZone) ? timeZone : ELSEWHERE;
  const at = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const isSkipped = !at.toPlainDateTime().equals(local);
  return new Date((isSkipped ? (at.getTimeZoneTransition('next') ?? at) : at).epochMilliseconds);
}

/** Returns a day as text: "Monday, March 16". */
export function dayInWords(day: CalendarDate, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
  return words.format(new Date(`${day}T00:00:00Z`));
}
