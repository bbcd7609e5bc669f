import type { MatchDay } from '#contract/matching.ts';

/** What is left of the day's AI characters. */
export function aiLeft({ aiMatches, aiLimit }: Pick<MatchDay, 'aiMatches' | 'aiLimit'>): string {
  const left = Math.max(0, aiLimit - aiMatches);
  return left === 0 ? `All ${aiLimit} met today` : `${left} of ${aiLimit} left today`;
}

type Eternal = Pick<MatchDay, 'isPremium' | 'eternal' | 'serverTime'>;

/** How the weekly match stands: to be had with premium, open, ready, or on which day the next comes. */
export function eternalStatus({ isPremium, eternal, serverTime }: Eternal, timeZone: string): string {
  if (!isPremium) return 'Premium';
  if (eternal.matchId !== null) return 'See this week’s';
  if (isEternalReady({ eternal, serverTime }) || eternal.readyAt === null) return 'Ready: find this week’s';
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(new Date(eternal.readyAt));
  return `The next one comes on ${day}`;
}

/** By the server's clock at the time of reading. */
export function isEternalReady({ eternal, serverTime }: Pick<Eternal, 'eternal' | 'serverTime'>): boolean {
  return eternal.readyAt === null || Date.parse(eternal.readyAt) <= Date.parse(serverTime);
}
