import { DAILY_MATCHES, type MatchDay, type SoulMatch } from '#contract/matching.ts';
import { dayIn, membersFor } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { nearnessOf } from './eligible.ts';
import { openMatchesOf, slotsTaken, type MatchRow } from './matching.queries.ts';
import { dayNumber, type DayNumber } from './profile.ts';
import { loadProfiles, needsOf } from './refresh.ts';

/** A list of matches longer than this shows its newest. */
const MOST_SHOWN = 60;
const HOUR_MS = 3_600_000;

/** Whose day it is, where, and when. */
export interface Moment {
  userId: number;
  timeZone: string;
  now: Date;
}

/** The whole of a person's matching day as their screens show it. */
export async function matchDay(db: Db, moment: Moment): Promise<MatchDay> {
  const { userId, timeZone, now } = moment;
  const taken = await slotsTaken(db, userId, dayIn(timeZone, now));
  const matches = await presentMatches(db, await openMatchesOf(db, userId, MOST_SHOWN), { viewerId: userId, now });
  const [newest] = matches;
  const resetsAt = nextMidnight(timeZone, now);
  return {
    humanMatches: taken,
    aiMatches: 0,
    aiLimit: 3,
    isPremium: false,
    eternal: { readyAt: null, matchId: null },
    remainingMatches: Math.max(0, DAILY_MATCHES - taken),
    dailyLimit: DAILY_MATCHES,
    dailyLimitReached: taken >= DAILY_MATCHES,
    noNewMatches: false,
    timeUntilReset: resetsAt.getTime() - now.getTime(),
    resetsAt: resetsAt.toISOString(),
    serverTime: now.toISOString(),
    missing: await needsOf(db, userId),
    currentMatch: newest ? { id: newest.user.id, matchId: newest.id, chatRoomId: newest.chatRoomId } : null,
    matches,
  };
}

/** Cards of those whom the viewer may see; the others are left out. */
export async function presentMatches(
  db: Db,
  rows: MatchRow[],
  view: { viewerId: number; now: Date },
): Promise<SoulMatch[]> {
  const otherOf = (row: MatchRow): number => (row.user_low === view.viewerId ? row.user_high : row.user_low);
  const ids = rows.map(otherOf);
  const members = await membersFor(db, ids, view);
  const profiles = await loadProfiles(db, [view.viewerId, ...ids]);
  return rows.flatMap((row) => {
    const user = members.get(otherOf(row));
    const [mine, theirs] = [profiles.get(view.viewerId), profiles.get(otherOf(row))];
    if (!user || (row.state !== 'offered' && row.state !== 'connected')) return [];
    return {
      id: row.id,
      user,
      age: user.age,
      city: user.city,
      stateCode: user.stateCode,
      nearness: mine && theirs ? nearnessOf(mine, theirs) : null,
      state: row.state,
      kind: row.kind,
      isFoundByMe: row.found_by === view.viewerId,
      isLikedByMe: row.user_low === view.viewerId ? row.liked_low : row.liked_high,
      matchData: row.data,
      chatRoomId: row.room_id,
      offeredAt: row.offered_at.toISOString(),
    };
  });
}

/**
 * The first moment of the next day in a zone, to the millisecond, found by halving: it holds where clocks change at
 * midnight and the day begins at one, or ends twice.
 */
export function nextMidnight(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  let [before, after] = [now.getTime(), now.getTime() + 26 * HOUR_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle)) === today) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The day that has begun everywhere on Earth: nobody counts as 18 before they are, wherever they live. */
export function dayEverywhere(now: Date): DayNumber {
  return dayNumber(dayIn('Etc/GMT+12', now));
}
