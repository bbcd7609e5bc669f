import { LEAST_COUNTED, LEAST_SHARED, type Share, type Step, type Total } from '#contract/operator.community.ts';
import { rounded } from '#contract/rounding.ts';
import type { CalendarDate } from '#server/platform/zones.ts';
import { daysAddedUp, type Released } from './release.ts';

/**
 * A week of LEAST_SHARED people or more, or several smaller weeks that together reach that. A share is of one group,
 * and the groups never overlap, so no share can be computed from others.
 */
export interface Group {
  /** The last day of its last week. */
  last: CalendarDate;
  /** How many of its weeks had anybody. */
  weeks: number;
  /** The days whose counts it adds up. */
  days: number[];
  of: number;
}

/** Returns the groups of the weeks of which every day is known, in the order in which they are full. */
export function groupsOf(
  released: Released,
  { counts, isKnown }: { counts: readonly number[]; isKnown: (at: number) => boolean },
): Group[] {
  const groups: Group[] = [];
  let open: Omit<Group, 'last'> = { weeks: 0, days: [], of: 0 };
  for (const last of released.weeks.keys()) {
    const days = daysAddedUp(released, last);
    if (!days.every(isKnown)) break;
    const people = sumAt(days, counts);
    if (people === 0) continue;
    if (people >= LEAST_SHARED) {
      groups.push({ weeks: 1, days, of: people, last });
      continue;
    }
    open = { weeks: open.weeks + 1, days: [...open.days, ...days], of: open.of + people };
    if (open.of < LEAST_SHARED) continue;
    groups.push({ ...open, last });
    open = { weeks: 0, days: [], of: 0 };
  }
  return groups;
}

export const sumAt = (days: readonly number[], counts: readonly number[]): number =>
  days.reduce((sum, at) => sum + (counts[at] ?? 0), 0);

/** What may be said of a number of people out of `of`: it is at least `least` and at most `most`. */
interface Known {
  least: number;
  most: number;
}

/** Hides how many have something, or have it not, if these are fewer than LEAST_COUNTED. */
function knownOf(count: number, of: number): Known {
  if (count < LEAST_COUNTED) return { least: 0, most: LEAST_COUNTED - 1 };
  if (of - count < LEAST_COUNTED) return { least: of - LEAST_COUNTED + 1, most: of };
  return { least: count, most: count };
}

/** Returns what may be said of steps of which each is a part of the one before, the first a part of `of`. */
export function knownSteps(counts: readonly number[], of: number): Known[] {
  let before = of;
  return counts.map((count) => {
    const known = knownOf(count, before);
    // What is known of a step must not tell how many the next one lost.
    if (known.least === known.most) before = known.least;
    return known;
  });
}

export function shareOf(known: readonly Known[], of: number): Share {
  if (of < LEAST_SHARED) return null;
  const [least, most] = [sumOf(known, 'least'), sumOf(known, 'most')];
  if (least < LEAST_COUNTED) return { is: 'few' };
  if (most === of && least < of) return { is: 'most', percent: Math.floor((least * 100) / of) };
  return { is: 'percent', percent: rounded(((least + most) * 50) / of) };
}

export function stepOf(known: readonly Known[], of: number): Step {
  const [least, most] = [sumOf(known, 'least'), sumOf(known, 'most')];
  const sum: Total = { count: least < LEAST_COUNTED ? null : least, isAbout: most > least };
  return { of: sum, share: shareOf(known, of) };
}

const sumOf = (known: readonly Known[], which: keyof Known): number => known.reduce((sum, one) => sum + one[which], 0);
