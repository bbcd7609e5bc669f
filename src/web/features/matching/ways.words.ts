import type { MatchDay } from '#contract/matching.ts';

/** Says how many of the day's AI characters are left. */
export function aiLeft({ aiMatches, aiLimit }: Pick<MatchDay, 'aiMatches' | 'aiLimit'>): string {
  const left = Math.max(0, aiLimit - aiMatches);
  return left === 0 ? `${aiLimit}/${aiLimit} met today` : `${left} left`;
}

type Eternal = Pick<MatchDay, 'isPremium' | 'eternal' | 'serverTime'>;

/** Says the state of the weekly match: premium only, open, ready, or the day of the next one. */
export function eternalStatus({ isPremium, eternal, serverTime }: Eternal, timeZone: string): string {
  if (!isPremium) return 'Premium';
  if (eternal.matchId !== null) return 'See this week’s';
  if (isEternalReady({ eternal, serverTime }) || eternal.readyAt === null) return 'Ready: find this week’s';
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(new Date(eternal.readyAt));
  return `The next one comes on ${day}`;
}

/** True if the weekly search is available, by the server's clock at the time of the read. */
export function isEternalReady({ eternal, serverTime }: Pick<Eternal, 'eternal' | 'serverTime'>): boolean {
  return eternal.readyAt === null || Date.parse(eternal.readyAt) <= Date.parse(serverTime);
}

/**
 * Says that the AI characters are used up. Premium brings no more to a member who has it, or who has met all there are: it is
 * offered only where `canGet` is true.
 */
export function exhausted({ isPremium, everyoneMet }: { isPremium: boolean; everyoneMet: boolean }): {
  title: string;
  canGet: boolean;
} {
  const canGet = !everyoneMet && !isPremium;
  return { title: canGet ? 'Your free AI companions are exhausted' : 'AI companions exhausted', canGet };
}
