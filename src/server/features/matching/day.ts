import { nearness, type MatchDay, type SoulMatch } from '#contract/matching.ts';
import { dayIn, membersFor } from '#server/features/people/people.ts';
import { quotaOf } from '#server/features/premium/premium.ts';
import type { Db } from '#server/platform/database/database.ts';
import { eternalOfWeek } from './eternal.queries.ts';
import { companionsMet, matchById, openMatchesOf, slotsTaken, type MatchRow } from './matching.queries.ts';
import { dayNumber, type DayNumber } from './profile.ts';
import { needsOf } from './refresh.ts';
import { nextMidnight, nextWeek, startOf, weekOf } from './week.ts';

/** A list of matches longer than this shows its newest. */
const MOST_SHOWN = 60;

/** Whose day it is, where, and when. */
export interface Moment {
  userId: number;
  timeZone: string;
  now: Date;
}

/** The whole of a person's matching day as their screens show it. */
export async function matchDay(db: Db, moment: Moment): Promise<MatchDay> {
  const { userId, timeZone, now } = moment;
  const today = dayIn(timeZone, now);
  const quota = await quotaOf(db, userId, now);
  const taken = await slotsTaken(db, userId, today);
  const matches = await presentMatches(db, await openMatchesOf(db, userId, MOST_SHOWN), { viewerId: userId, now });
  const [newest] = matches;
  const resetsAt = nextMidnight(timeZone, now);
  return {
    humanMatches: taken,
    aiMatches: await companionsMet(db, userId, today),
    aiLimit: quota.companions,
    isPremium: quota.isPremium,
    eternal: quota.isPremium ? await eternalOf(db, moment) : { readyAt: null, matchId: null },
    remainingMatches: Math.max(0, quota.humanMatches - taken),
    dailyLimit: quota.humanMatches,
    dailyLimitReached: taken >= quota.humanMatches,
    noNewMatches: false,
    timeUntilReset: resetsAt.getTime() - now.getTime(),
    resetsAt: resetsAt.toISOString(),
    serverTime: now.toISOString(),
    missing: await needsOf(db, userId),
    currentMatch: newest ? { id: newest.user.id, matchId: newest.id, chatRoomId: newest.chatRoomId } : null,
    matches,
  };
}

/** From when the weekly search is to be had: since Monday, or from the next one on when this week's is taken. */
async function eternalOf(db: Db, { userId, timeZone, now }: Moment): Promise<MatchDay['eternal']> {
  const week = weekOf(timeZone, now);
  const taken = await eternalOfWeek(db, userId, week);
  const from = taken === undefined ? week : nextWeek(week);
  return { readyAt: startOf(from, timeZone).toISOString(), matchId: taken?.open_id ?? null };
}

/** One of the viewer's open matches; null for any other, and for one with somebody they may not see. */
export async function presentMatch(
  db: Db,
  matchId: string,
  view: { viewerId: number; now: Date },
): Promise<SoulMatch | null> {
  const row = await matchById(db, matchId, view.viewerId);
  return row === undefined ? null : ((await presentMatches(db, [row], view))[0] ?? null);
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
  return rows.flatMap((row) => {
    const user = members.get(otherOf(row));
    if (!user || (row.state !== 'offered' && row.state !== 'connected')) return [];
    return {
      id: row.id,
      user,
      age: user.age,
      city: user.city,
      stateCode: user.stateCode,
      nearness: row.nearness === null ? null : (nearness.options[row.nearness] ?? null),
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

/** The day that has begun everywhere on Earth: nobody counts as 18 before they are, wherever they live. */
export function dayEverywhere(now: Date): DayNumber {
  return dayNumber(dayIn('Etc/GMT+12', now));
}
