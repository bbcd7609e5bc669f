import { DAY_MS } from '#contract/durations.ts';
import { locale, t } from '#web/words/words.ts';
/** The time for which a disbanded group can be read. */
const READ_MS = 7 * DAY_MS;
/** A mute that lasts longer than this from now counts as permanent. */
const ENDLESS_MS = 50 * 365 * DAY_MS;

/** Returns the day until which a disbanded group can be read. */
export function readableUntil(disbandedAt: string): string {
  const end = new Date(Date.parse(disbandedAt) + READ_MS);
  return end.toLocaleDateString(locale, { month: 'long', day: 'numeric' });
}

/** Returns the sentence that an admin muted the reader. It names the end of the mute unless the mute is permanent. */
export function silencedWords(until: string, now: Date): string {
  const end = new Date(until);
  if (end.getTime() - now.getTime() > ENDLESS_MS) {
    return t('groups.an-admin-muted-you-in', 'An admin muted you in this group. You can still read along.');
  }
  const isToday = end.toDateString() === now.toDateString();
  const time = end.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  const day = end.toLocaleDateString(locale, { month: 'long', day: 'numeric' });
  return t(
    'groups.an-admin-muted-you-in-this',
    'An admin muted you in this group until {value}. You can still read along.',
    { value: isToday ? time : `${day}, ${time}` },
  );
}
