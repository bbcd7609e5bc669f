import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { locale, t } from '#web/words/words.ts';

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
