import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { locale, t, timesLocale } from '#web/words/words.ts';

/** Formatters, created on first use. To create the first formatter takes as long as to render a screen. */
const made: Partial<Record<'long' | 'narrow', Intl.RelativeTimeFormat>> = {};

/** Returns how long before `now` an ISO time was: "3 hours ago", "yesterday", later the date; narrow: "3h ago". */
export function ago(iso: string, now: Date, width: keyof typeof made = 'long'): string {
  const ms = now.getTime() - new Date(iso).getTime();
  if (ms < MINUTE_MS) return t('platform.just-now', 'just now');
  const relative = (made[width] ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: width }));
  if (ms < HOUR_MS) return relative.format(-Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return relative.format(-Math.floor(ms / HOUR_MS), 'hour');
  if (ms < 30 * DAY_MS) return relative.format(-Math.floor(ms / DAY_MS), 'day');
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium' });
}

let moments: Intl.DateTimeFormat | undefined;
let clocks: Intl.DateTimeFormat | undefined;

/** Returns an ISO time as a day and a time of day: "Mar 4, 9:30 AM". */
export function moment(iso: string): string {
  moments ??= new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  return moments.format(new Date(iso));
}

/** Returns an ISO time as a time of day: "9:30 AM". */
export function clock(iso: string): string {
  clocks ??= new Intl.DateTimeFormat(timesLocale, { hour: 'numeric', minute: '2-digit' });
  return clocks.format(new Date(iso));
}
