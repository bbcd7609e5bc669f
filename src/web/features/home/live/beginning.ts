import { locale, t, timesLocale } from '#web/words/words.ts';

const inFull: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/**
 * Says when a plan of the next days begins, on the reader's own clock: "tomorrow, 7:30 PM", or that it does now. A day a
 * week ahead has its date too, because its name is today's.
 */
export function beginning(iso: string, now: Date, timeZone?: string): string {
  const at = new Date(iso);
  if (at <= now) return t('home.plan-now', 'has begun');
  const zone = timeZone === undefined ? {} : { timeZone };
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(timesLocale, { ...options, ...zone }).format(at);
  const dayOf = (date: Date): number => Date.parse(new Intl.DateTimeFormat('sv-SE', zone).format(date));
  const ahead = Math.round((dayOf(at) - dayOf(now)) / 86_400_000);
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const day = ahead < 2 ? days.format(ahead, 'day') : write({ weekday: 'long', ...(ahead > 6 && inFull) });
  return t('home.plan-when', '{day}, {clock}', { day, clock: write({ timeStyle: 'short' }) });
}
