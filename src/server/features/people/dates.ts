import type { CalendarDate } from '#server/platform/zones.ts';

export const SIGNS: readonly (readonly [from: string, sign: string])[] = [
  ['01-20', 'Aquarius'],
  ['02-19', 'Pisces'],
  ['03-21', 'Aries'],
  ['04-20', 'Taurus'],
  ['05-21', 'Gemini'],
  ['06-21', 'Cancer'],
  ['07-23', 'Leo'],
  ['08-23', 'Virgo'],
  ['09-23', 'Libra'],
  ['10-23', 'Scorpio'],
  ['11-22', 'Sagittarius'],
  ['12-22', 'Capricorn'],
];

/** Parses MM/DD/YYYY or YYYY-MM-DD; undefined for any other text and for dates that do not exist. */
export function parseBirthday(text: string): CalendarDate | undefined {
  const us = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = us === null ? text : `${us[3]}-${us[1]}-${us[2]}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === iso ? iso : undefined;
}

/** Returns the full years lived on `today`; in common years, a birthday on February 29 counts from March 1. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export function zodiacOf(birthday: CalendarDate): string {
  const day = birthday.slice(5);
  return SIGNS.findLast(([from]) => from <= day)?.[1] ?? 'Capricorn';
}

/** Returns a birthday as MM/DD/YYYY, as English screens show it. */
export function asScreenDate(birthday: CalendarDate): string {
  return `${birthday.slice(5, 7)}/${birthday.slice(8, 10)}/${birthday.slice(0, 4)}`;
}
