/** Times as a list and a conversation show them, in the reader's zone and language. */
import { DAY_MS } from '#contract/durations.ts';
import { t, timesLocale } from '#web/words/words.ts';

const clock = format({ hour: 'numeric', minute: '2-digit' });
const weekday = format({ weekday: 'short' });
const longWeekday = format({ weekday: 'long' });
const weekdayClock = format({ weekday: 'long', hour: 'numeric', minute: '2-digit' });
const moment = format({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const monthDay = format({ month: 'short', day: 'numeric' });
const fullDate = format({ month: 'short', day: 'numeric', year: 'numeric' });

/** Returns the time for today, the weekday for the last seven days, or else the date, with the year if it differs. */
export function listTime(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = daysBetween(then, now);
  if (days <= 0) return clock().format(then);
  if (days <= 7) return weekday().format(then);
  return (then.getFullYear() === now.getFullYear() ? monthDay() : fullDate()).format(then);
}

export function clockTime(iso: string): string {
  return clock().format(new Date(iso));
}

/** Returns the weekday and the time, for a day less than a week away: "Tuesday 3:54 PM". */
export function weekdayTime(iso: string): string {
  return weekdayClock().format(new Date(iso));
}

/** Returns the weekday, the date and the time. */
export function dateTime(iso: string): string {
  return moment().format(new Date(iso));
}

/** Returns the text of a day separator. */
export function dayLabel(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = daysBetween(then, now);
  if (days <= 0) return t('chat.today', 'Today');
  if (days === 1) return t('chat.yesterday', 'Yesterday');
  if (days <= 7) return longWeekday().format(then);
  return (then.getFullYear() === now.getFullYear() ? monthDay() : fullDate()).format(then);
}

/** Returns the time for today, weekday and time for the six days before, or else the text of the day separator. */
export function backTo(iso: string, now: Date): string {
  const days = daysBetween(new Date(iso), now);
  if (days <= 0) return clockTime(iso);
  return days < 7 ? weekdayTime(iso) : dayLabel(iso, now);
}

/** Returns a number that is equal for two times on the same local day. */
export function dayOf(iso: string): number {
  const then = new Date(iso);
  return then.getFullYear() * 10_000 + then.getMonth() * 100 + then.getDate();
}

/** Returns the number of calendar days from `then` to `now`. Rounding absorbs the hour of a clock change. */
function daysBetween(then: Date, now: Date): number {
  const start = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((start(now) - start(then)) / DAY_MS);
}

/** Creates the formatter on first use and keeps it, because creating one is slow. */
function format(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(timesLocale, options));
}
