import type { Speaker } from '#content/speaker.ts';
import { defaultNotificationSettings } from '#contract/notifications.ts';
import { MET_ASKED_MS } from '#contract/plans.ts';
import { nextLook } from '#contract/notifications.quiet-hours.ts';
import type { PlanNewsCase, PlanNewsClaim } from './due.queries.ts';
import { askedFrom, momentInWords } from './times.ts';

/** The decision of a worker about news of a plan: send it with these words, drop it, or wait. */
export type PlanVerdict =
  | { does: 'tell'; title: string; body: string; isQuiet: boolean }
  | { does: 'drop' }
  | { does: 'wait'; at: Date };

/** The time, and the translator for the person's language. */
interface NewsContext {
  now: Date;
  speaker: Speaker;
}

/**
 * Decides on news of a plan. News waits until the quiet hours of the person end. It is dropped once the plan has begun,
 * and for a person who answered No or switched notifications of the kind of room off. A mute of the room is only for
 * messages, so it does not stop the news. The question whether two met comes after it, in the morning of the next day.
 */
export function judge(
  { kind }: Pick<PlanNewsClaim, 'kind'>,
  row: PlanNewsCase,
  { now, speaker }: NewsContext,
): PlanVerdict {
  const settings = row.settings ?? defaultNotificationSettings;
  const isOn = row.room_type === 'direct' ? settings.dmNotifications : settings.groupNotifications;
  if (!isOn || (kind === 'met' ? !isToBeAsked(row, now) : row.starts_at <= now || row.answer === 'no'))
    return { does: 'drop' };
  if (kind !== 'cancelled' && row.is_cancelled) return { does: 'drop' };
  const morning = kind === 'met' ? askedFrom(row.starts_at, row.time_zone) : now;
  if (morning > now) return { does: 'wait', at: morning };
  const at = nextLook(settings, row.time_zone, now);
  if (at !== undefined) return { does: 'wait', at };
  return { does: 'tell', title: row.title, body: wordsOf(kind, row, speaker), isQuiet: kind === 'met' };
}

/** Returns whether both said yes to a plan of two, and this person has not been asked and answered before. */
function isToBeAsked(row: PlanNewsCase, now: Date): boolean {
  const areBothGoing = row.answer === 'going' && row.other_answer === 'going';
  return areBothGoing && row.met_at === null && now.getTime() - row.starts_at.getTime() < MET_ASKED_MS;
}

/** Returns the text of a plan's news, without its title, in the person's language and zone. */
export function wordsOf(
  kind: PlanNewsClaim['kind'],
  { starts_at: startsAt, time_zone: zone, place }: PlanNewsCase,
  speaker: Speaker,
): string {
  const { t, locale } = speaker;
  if (kind === 'met') return t('push.did-you-meet', 'Did you meet? For you alone.');
  if (kind === 'cancelled') return t('push.plan-called-off', 'This plan was called off.');
  const words = [momentInWords(startsAt, zone, { locale }), place].filter((part) => part !== '').join(' · ');
  return kind === 'changed' ? t('push.plan-changed', 'Changed: {words}', { words }) : words;
}
