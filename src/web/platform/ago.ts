import { locale, t } from '#web/words/words.ts';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formatters, created on first use. To create the first formatter takes as long as to render a screen. */
const made: Partial<Record<'long' | 'narrow', Intl.RelativeTimeFormat>> = {};

/** Returns how long before `now` an ISO time was: "3 hours ago", "yesterday", later the date; narrow: "3h ago". */
export function ago(iso: string, now: Date, width: keyof typeof made = 'long'): string {
  const ms = now.getTime() - new Date(iso).getTime();
  if (ms < MINUTE) return t('platform.just-now', 'just now');
  const relative = (made[width] ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: width }));
  if (ms < HOUR) return relative.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return relative.format(-Math.floor(ms / HOUR), 'hour');
  if (ms < 30 * DAY) return relative.format(-Math.floor(ms / DAY), 'day');
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium' });
}
