import { DAILY_GIFTS, type GiftDay } from '#contract/gifts.ts';
import { locale, t } from '#web/words/words.ts';

/** Says how many of the day's gifts are given and left, when there are more, or that there is no limit. */
export function leftWords({ left, resetsAt }: GiftDay): string {
  if (left === null) return t('parts.as-many-as-you-like', 'As many as you like.');
  if (left > 0)
    return t('parts.given-today', '{given}/{dailyGifts} given today, {left} left.', {
      given: DAILY_GIFTS - left,
      dailyGifts: DAILY_GIFTS,
      left,
    });
  const at = new Date(resetsAt).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  return t('parts.todays-are-given-there-are', 'Today’s {dailyGifts} are given. There are {dailyGifts} more at {at}.', {
    dailyGifts: DAILY_GIFTS,
    at,
  });
}
