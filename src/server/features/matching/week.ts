import { dayIn } from '#server/features/people/people.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The Monday ('YYYY-MM-DD') with which the week of a moment began in a zone. */
export function weekOf(timeZone: string, now: Date): string {
  const today = new Date(`${dayIn(timeZone, now)}T00:00:00Z`);
  return asDay(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS);
}

/** The Monday after that of `week`. */
export const nextWeek = (week: string): string => asDay(Date.parse(`${week}T00:00:00Z`) + 7 * DAY_MS);

const asDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The first moment of a day ('YYYY-MM-DD') in a zone, to the millisecond, found by halving: it holds where clocks change
 * at midnight and the day begins at one, or ends twice.
 */
export function startOf(day: string, timeZone: string): Date {
  const about = Date.parse(`${day}T00:00:00Z`);
  let [before, after] = [about - 26 * HOUR_MS, about + 26 * HOUR_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The first moment of the next day in a zone. */
export function nextMidnight(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  return startOf(asDay(Date.parse(`${today}T00:00:00Z`) + DAY_MS), timeZone);
}

/** "Monday, March 16": how people call a day. */
export function dayInWords(day: string): string {
  const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
  return words.format(new Date(`${day}T00:00:00Z`));
}
