import { nearness, type MatchDay, type SoulMatch } from '#contract/matching.ts';
import { membersFor } from '#server/features/people/people.ts';
import { quotaOf } from '#server/features/premium/premium.ts';
import type { Db } from '#server/platform/database/database.ts';
import { quotaDay, quotaWeek, usedFor, usedOf, type Zoned } from '#server/platform/limits/quotas.ts';
import { dayIn, startOf } from '#server/platform/zones.ts';
import { eternalOfWeek } from '#server/features/matching/search/eternal.queries.ts';
import { dayNumber, type DayNumber } from '#server/features/matching/profile/profile.ts';
import { needsOf } from '#server/features/matching/profile/refresh.ts';
import { firstsOf, matchById, openMatchesOf, type ShownRow } from './matches.queries.ts';
import { sharedTongues } from '#contract/tongues.ts';

/** The most matches in the list, which has the newest first. */
const MOST_SHOWN = 60;

/** A person, their time zone and the time. */
export interface Moment {
  userId: number;
  zone: Zoned;
  now: Date;
}

/**
 * Returns what the person's screens show about matching: the open matches, the use and limits of today, and the time of
 * the next reset.
 */
export async function matchDay(db: Db, moment: Moment): Promise<MatchDay> {
  const { userId, zone, now } = moment;
  const { day, resetsAt } = quotaDay(zone, now);
  const quota = await quotaOf(db, userId, now);
  const { used: taken, refs } = await usedFor(db, { userId, kind: 'match', period: day });
  const matches = await presentMatches(db, await openMatchesOf(db, userId, MOST_SHOWN), { viewerId: userId, now });
  const [newest] = matches;
  return {
    humanMatches: taken,
    humanMatchIds: refs,
    aiMatches: await usedOf(db, { userId, kind: 'companion', period: day }),
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
    ...(await beginningOf(db, userId, matches)),
    currentMatch: newest ? { id: newest.user.id, matchId: newest.id, chatRoomId: newest.chatRoomId } : null,
    matches,
  };
}

/** Returns how far the person came with their first match. Who has greeted an open match needs no query. */
async function beginningOf(
  db: Db,
  userId: number,
  matches: readonly SoulMatch[],
): Promise<Pick<MatchDay, 'hasMet' | 'hasSaidHello'>> {
  if (matches.some(({ isLikedByMe }) => isLikedByMe)) return { hasMet: true, hasSaidHello: true };
  const { has_met, has_said_hello } = await firstsOf(db, userId);
  return { hasMet: has_met, hasSaidHello: has_said_hello };
}

/** Returns the week's Eternal Match, and when one can be found: from this Monday, or from next Monday after a match. */
async function eternalOf(db: Db, { userId, zone, now }: Moment): Promise<MatchDay['eternal']> {
  const { week, resetsAt } = quotaWeek(zone, now);
  const taken = await eternalOfWeek(db, userId, week);
  const from = taken === undefined ? startOf(week, zone.time_zone) : resetsAt;
  return { readyAt: from.toISOString(), matchId: taken?.open_id ?? null };
}

/** Returns an open match of the viewer; null for other matches, and when the viewer may not see the other person. */
export async function presentMatch(
  db: Db,
  matchId: string,
  view: { viewerId: number; now: Date },
): Promise<SoulMatch | null> {
  const row = await matchById(db, matchId, view.viewerId);
  return row === undefined ? null : ((await presentMatches(db, [row], view))[0] ?? null);
}

/** Returns the open matches among `rows` with people the viewer may see. */
export async function presentMatches(
  db: Db,
  rows: ShownRow[],
  view: { viewerId: number; now: Date },
): Promise<SoulMatch[]> {
  if (rows.length === 0) return [];
  const otherOf = (row: ShownRow): number => (row.user_low === view.viewerId ? row.user_high : row.user_low);
  const ids = rows.map(otherOf);
  const members = await membersFor(db, [...ids, view.viewerId], view);
  const mine = members.get(view.viewerId)?.tongues ?? [];
  return rows.flatMap((row) => {
    const user = members.get(otherOf(row));
    if (!user || (row.state !== 'offered' && row.state !== 'connected')) return [];
    return {
      id: row.id,
      user,
      age: user.age,
      bio: user.bio,
      tongues: sharedTongues(mine, user.tongues ?? []),
      city: user.city,
      stateCode: user.stateCode,
      nearness: row.nearness === null ? null : (nearness.options[row.nearness] ?? null),
      state: row.state,
      kind: row.kind,
      isFoundByMe: row.found_by === view.viewerId,
      isLikedByMe: row.is_greeted,
      isTalking: row.is_talking,
      matchData: row.data,
      chatRoomId: row.room_id,
      offeredAt: row.offered_at.toISOString(),
    };
  });
}

/** Returns the day that has begun everywhere on Earth, so that nobody counts as 18 too early in any zone. */
export function dayEverywhere(now: Date): DayNumber {
  return dayNumber(dayIn('Etc/GMT+12', now));
}
