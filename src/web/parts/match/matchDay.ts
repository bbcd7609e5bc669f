import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { MatchDay, SoulMatch } from '#contract/matching.ts';
import { t } from '#web/words/words.ts';

/** A day that an earlier version of the app stored on the device has no `humanMatchIds`. */
type StoredMatchDay = Pick<MatchDay, 'matches'> & Partial<Pick<MatchDay, 'humanMatchIds'>>;

/** Returns the matches of today's searches in their order. A match that is no longer open is undefined. */
export function foundToday({ matches, humanMatchIds = [] }: StoredMatchDay): (SoulMatch | undefined)[] {
  return humanMatchIds.map((found) => matches.find(({ id }) => id === found));
}

/** Returns the matches that have no answer from the person: people before demo members, then the newest first. */
export function waitingIn({ matches }: Pick<MatchDay, 'matches'>): SoulMatch[] {
  return matches
    .filter((match) => !match.isLikedByMe)
    .toSorted((one, other) => Number(one.user.isDemo) - Number(other.user.isDemo));
}

/** Returns what a waiting match is waiting for. */
export function waitingWords({ isTalking, isFoundByMe }: Pick<SoulMatch, 'isTalking' | 'isFoundByMe'>): string {
  if (isTalking) return t('parts.waiting-for-your-answer', 'Waiting for your answer');
  return isFoundByMe
    ? t('parts.waiting-for-your-hello', 'Waiting for your hello')
    : t('parts.found-you-waits-for-your', 'Found you, waits for your hello');
}

type Count = Pick<MatchDay, 'humanMatches' | 'dailyLimit' | 'remainingMatches'>;

/** Returns in words how many of today's matches are used, and of how many: not after a day with premium that ended. */
export function metWords({ humanMatches, dailyLimit }: Pick<Count, 'humanMatches' | 'dailyLimit'>): string {
  if (humanMatches > dailyLimit) return t('parts.met-today-in-all', '{humanMatches} met today', { humanMatches });
  return t('parts.met-today', '{humanMatches}/{dailyLimit} met today', { humanMatches, dailyLimit });
}

export function leftWords({ remainingMatches }: Pick<Count, 'remainingMatches'>): string {
  return t('parts.left', '{remainingMatches} left', { remainingMatches });
}

/** Returns the time until the next day of matches, in hours or else in minutes: "5h", "12m". */
export function untilReset(day: Pick<MatchDay, 'resetsAt'>, serverNow: number): string {
  const left = Math.max(0, Date.parse(day.resetsAt) - serverNow);
  if (left >= HOUR_MS) return t('parts.h', '{h}h', { h: Math.floor(left / HOUR_MS) });
  return t('parts.m', '{m}m', { m: Math.ceil(left / MINUTE_MS) });
}

/** Returns a day as the device stores it: with everyone offline, because a stored presence is soon out of date. */
export function withoutPresence(day: unknown): MatchDay {
  const { matches, ...rest } = day as MatchDay;
  return { ...rest, matches: matches.map(offline) };
}

function offline(match: SoulMatch): SoulMatch {
  return { ...match, user: { ...match.user, isOnline: false } };
}
