import type { MatchDay } from '#contract/matching.ts';
import { locale, t } from '#web/words/words.ts';

/** Returns how many of the day's AI characters are left, as text. */
export function aiLeft({ aiMatches, aiLimit }: Pick<MatchDay, 'aiMatches' | 'aiLimit'>): string {
  const left = Math.max(0, aiLimit - aiMatches);
  return left === 0
    ? t('matching.met-today', '{aiLimit}/{aiLimit} met today', { aiLimit })
    : t('matching.left', '{left} left', { left });
}

type Eternal = Pick<MatchDay, 'isPremium' | 'eternal' | 'serverTime'>;

/**
 * Returns the state of the weekly match as text: premium only, found, ready to be searched, or the day of the next one.
 */
export function eternalStatus({ isPremium, eternal, serverTime }: Eternal, timeZone: string): string {
  if (!isPremium) return t('matching.premium', 'Premium');
  if (eternal.matchId !== null) return t('matching.see-this-weeks', 'See this week’s');
  if (isEternalReady({ eternal, serverTime }) || eternal.readyAt === null)
    return t('matching.ready-find-this-weeks', 'Ready: find this week’s');
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(new Date(eternal.readyAt));
  return t('matching.the-next-one-comes-on', 'The next one comes on {day}', { day });
}

/** Returns whether the weekly search is available, by the server's clock at the time of the read. */
export function isEternalReady({ eternal, serverTime }: Pick<Eternal, 'eternal' | 'serverTime'>): boolean {
  return eternal.readyAt === null || Date.parse(eternal.readyAt) <= Date.parse(serverTime);
}
