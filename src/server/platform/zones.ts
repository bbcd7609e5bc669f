import { zoneNames } from '#contract/accounts.zones.ts';

/** A calendar date as 'YYYY-MM-DD'; comparing two such texts compares the days. */
export type CalendarDate = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const QUARTER_MS = HOUR_MS / 4;
const ELSEWHERE = 'UTC';

/** A formatter costs a hundred times what a reading does. There are a few hundred zones. */
const readers = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns what the clocks of a zone show, as 'YYYY-MM-DD HH:MM'. Swedish writes it that way. A name that is not in
 * `zoneNames` is read as UTC, here and in `zonesByDay`: one account's stored zone must not break what others ask.
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

/** Returns the day it is in a zone. */
export function dayIn(timeZone: string, at: Date | number): CalendarDate {
  return readingIn(timeZone, at).slice(0, 10);
}

/** The day it is in each zone: `day` in UTC and wherever no list says otherwise. */
export interface ZonesByDay {
  day: CalendarDate;
  /** The zones in which it is the day after, and the day before, as PostgreSQL writes an array. */
  ahead: string;
  behind: string;
}

let latest: { quarter: number; zones: ZonesByDay } | undefined;

/**
 * Returns the zones by their day, for statements: these compare names and never read a zone themselves, as PostgreSQL
 * knows other names than Node and reads some differently. Days begin at quarters of an hour of UTC in every zone.
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

/** Returns the Monday with which the week of a day begins. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Returns the first moment of a day in a zone. It is one o'clock where the clocks go forward at midnight. */
export function startOf(day: CalendarDate, timeZone: string): Date {
  return firstMoment(`${day} 00:00`, timeZone);
}

/** Returns the newest moment, not after `now`, at which the clocks of a zone showed `time` ('HH:MM'). */
export function lastTime(time: string, timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const at = firstMoment(`${today} ${time}`, timeZone);
  return at <= now ? at : firstMoment(`${addDays(today, -1)} ${time}`, timeZone);
}

/** `reading` is as in "2030-05-24 19:00". Returns the first moment, to the millisecond, at which a zone's clocks show this or later, by halving: it needs no offsets. */
export function firstMoment(reading: string, timeZone: string): Date {
  const about = Date.parse(`${reading.replace(' ', 'T')}:00Z`);
  let [before, after] = [about - 26 * HOUR_MS, about + 26 * HOUR_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (readingIn(timeZone, middle) < reading) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Returns "Monday, March 16": how people call a day. */
export function dayInWords(day: CalendarDate, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
  return words.format(new Date(`${day}T00:00:00Z`));
}
