import { DAY_MS } from '#contract/durations.ts';
import type { CommunityNumbers, PlaceEvent, Plotted, Share } from '#contract/operator.community.ts';
import { locale, t } from '#web/words/words.ts';

const numbers = new Intl.NumberFormat(locale);
const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const numberInWords = (count: number): string => numbers.format(count);
/** Writes a day of the place, which has no time of its own. */
export const dayInWords = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** Returns the day that is a number of days after another. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The finding: a sentence that the numbers carry. */
export function findingOf({ cameBack, members }: CommunityNumbers): string {
  const share: Share = cameBack.all[7];
  if (share?.is === 'few') return t('operator.community-few-come-back', 'Few come back after a week');
  if (share?.is === 'most') return t('operator.community-most-come-back', 'Nearly everybody comes back after a week');
  if (share?.is === 'percent') {
    const inTen = Math.min(9, Math.max(1, Math.round(share.percent / 10)));
    return t(
      'operator.community-in-ten-come-back',
      '{inTen, select, 1 {One in ten comes} 2 {Two in ten come} 3 {Three in ten come} 4 {Four in ten come} 5 {Half of all come} 6 {Six in ten come} 7 {Seven in ten come} 8 {Eight in ten come} other {Nine in ten come}} back after a week',
      { inTen: String(inTen) },
    );
  }
  return members.now.count === null
    ? t('operator.community-a-place-of-few', 'A place of few people, so far')
    : t('operator.community-too-early', 'Too few have joined to say who comes back');
}

export function plotName(what: Plotted): string {
  switch (what) {
    case 'matches':
      return t('operator.community-matches', 'Matches');
    case 'messages':
      return t('operator.community-messages', 'Messages');
    case 'posts':
      return t('operator.community-posts', 'Posts');
    case 'reports':
      return t('operator.community-reports', 'Reports');
  }
}

export function eventInWords({ day, what }: PlaceEvent): string {
  const on = dayInWords(day);
  switch (what) {
    case 'open':
      return t('operator.community-event-open', '{on}: open to everybody', { on });
    case 'invitation':
      return t('operator.community-event-invitation', '{on}: by invitation', { on });
    case 'approval':
      return t('operator.community-event-approval', '{on}: by approval', { on });
    case 'closed':
      return t('operator.community-event-closed', '{on}: closed to newcomers', { on });
  }
}

/** Writes minutes as hours and minutes: 2 h 10 min. */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('operator.community-minutes', '{minutes} min', { minutes });
  return rest === 0
    ? t('operator.community-hours', '{hours} h', { hours })
    : t('operator.community-hours-minutes', '{hours} h {minutes} min', { hours, minutes: rest });
}
