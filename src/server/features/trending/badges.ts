import { HOUR_MS } from '#contract/durations.ts';
import { TREND_HOURS, trendBadges, type TrendBadge } from '#contract/trending.ts';

const HALF_LIFE_MS = TREND_HOURS * HOUR_MS;
/** The fewest people in a room that can trend. */
export const TREND_PEOPLE = 5;
/** The least score for a badge. A room reaches the score when `people` is `usual + √usual`. */
const LEAST = 1;

/** The numbers of a room's people now and in the past, and the room's peak at the previous count. */
export interface Counted {
  /** The number of different people in the last two hours. */
  people: number;
  /** The mean number of people in the same hour of the seven days before. */
  mean: number;
  before: { peak: number; peakedAt: Date } | undefined;
}

export interface Trend {
  usual: number;
  score: number;
  peak: number;
  peakedAt: Date;
}

/**
 * Returns how unusual a room is now: `(observed − expected)² / expected`, the formula of Mastodon's trends. The peak's
 * score halves every two hours, so a room stays visible for a while after its peak.
 */
export function trendOf({ people, mean, before }: Counted, now: Date): Trend {
  const usual = Math.max(1, mean);
  const fresh = people > usual ? (people - usual) ** 2 / usual : 0;
  const age = before === undefined ? 0 : now.getTime() - before.peakedAt.getTime();
  const left = before === undefined ? 0 : before.peak * 0.5 ** (age / HALF_LIFE_MS);
  if (before === undefined || fresh >= left) return { usual, score: fresh, peak: fresh, peakedAt: now };
  return { usual, score: left, peak: before.peak, peakedAt: before.peakedAt };
}

/** Gives one badge to each of the most unusual rooms, among those that have enough people now. */
export function badgesOf(
  rooms: readonly { id: string; people: number; score: number }[],
): ReadonlyMap<string, TrendBadge> {
  const ranked = rooms
    .filter(({ people, score }) => people >= TREND_PEOPLE && score >= LEAST)
    .toSorted((a, b) => b.score - a.score || a.id.localeCompare(b.id));
  return new Map(trendBadges.flatMap((badge, at) => (ranked[at] === undefined ? [] : [[ranked[at].id, badge]])));
}
