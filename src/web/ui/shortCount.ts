import { locale, t } from '#web/words/words.ts';

/** Returns a count as profiles show it: 999, 1.2K, 3M. Rounds down, so that the count is never too high. */
export function shortCount(count: number): string {
  if (count > 999_999) return t('ui.count-in-millions', '{count}M', { count: tenths(count / 1_000_000) });
  if (count > 999) return t('ui.count-in-thousands', '{count}K', { count: tenths(count / 1000) });
  return String(count);
}

/** Returns a number with exactly one decimal, as the reader's language writes it. */
export const oneDecimal = (value: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const tenths = (value: number): string => (Math.floor(value * 10) / 10).toLocaleString(locale);
