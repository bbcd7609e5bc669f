import { DAY_MS } from '#contract/durations.ts';
import { locale, t, timesLocale } from '#web/words/words.ts';

const inFull: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/**
 * Returns the time at which a plan begins, for example "tomorrow, 7:30 PM", or "has begun". The time is in the device's
 * zone unless `timeZone` is given. A day at least a week ahead also has its date, because its weekday alone would name
 * a nearer day.
 */
export function beginning(iso: string, now: Date, timeZone?: string): string {
  const at = new Date(iso);
  if (at <= now) return t('home.plan-now', 'has begun');
  const zone = timeZone === undefined ? {} : { timeZone };
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(timesLocale, { ...options, ...zone }).format(at);
  const dayOf = (date: Date): number => Date.parse(new Intl.DateTimeFormat('sv-SE', zone).format(date));
  const ahead = Math.round((dayOf(at) - dayOf(now)) / DAY_MS);
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const day = ahead < 2 ? days.format(ahead, 'day') : write({ weekday: 'long', ...(ahead > 6 && inFull) });
  return t('home.plan-when', '{day}, {clock}', { day, clock: write({ timeStyle: 'short' }) });
}
