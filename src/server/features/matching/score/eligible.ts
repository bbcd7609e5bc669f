import { YOUNGEST } from '#contract/matching.ts';
import { mayMeet } from '#server/features/visibility/visibility.ts';
import { ageOn, agesSought, type DayNumber, type Profile } from '#server/features/matching/profile/profile.ts';
import { scoreOf } from './score.ts';

/**
 * Returns whether two people pass the hard filters in both directions. This module repeats the search in plain
 * TypeScript. Tests and benchmarks check that the search in SQL finds the same people and the same scores.
 */
export function fits(viewer: Profile, other: Profile, today: DayNumber): boolean {
  return (
    viewer.userId !== other.userId &&
    accepts(viewer, other, today) &&
    accepts(other, viewer, today) &&
    mayMeet(viewer, other) &&
    (!(viewer.onlyTongue || other.onlyTongue) || (viewer.tongues & other.tongues) !== 0) &&
    (viewer.intent & other.intent) !== 0
  );
}

function accepts(one: Profile, other: Profile, today: DayNumber): boolean {
  const age = ageOn(other.born, today);
  const { minAge, maxAge } = agesSought(one, today);
  return (
    (one.wants & other.gender) !== 0 &&
    age >= Math.max(minAge, YOUNGEST) &&
    age <= maxAge &&
    distance(one, other) <= one.radius
  );
}

/** Returns the nearness of two people, 0 to 4. It is the index in `radiuses` of the smallest radius that fits. */
export function distance(a: Profile, b: Profile): number {
  if (a.zip === b.zip) return 0;
  if (a.city === b.city) return 1;
  if (a.county === b.county) return 2;
  return a.state === b.state ? 3 : 4;
}

/** The same number as `COMMUNITY` in search.queries.ts. */
const COMMUNITY = 50;

/** Returns the real people in `everyone` who fit and are not in `seen`. */
export function offerable(viewer: Profile, everyone: Iterable<Profile>, { today, seen }: Looking): Profile[] {
  return [...everyone].filter((other) => !other.isDemo && !seen.has(other.userId) && fits(viewer, other, today));
}

/** Returns the best demo member who fits and is not in `seen`; none if `COMMUNITY` real people fit, seen or not. */
export function bestDemoOf(viewer: Profile, everyone: Iterable<Profile>, { today, seen }: Looking): Best | undefined {
  const all = [...everyone].filter((other) => fits(viewer, other, today));
  if (all.filter(({ isDemo }) => !isDemo).length >= COMMUNITY) return undefined;
  const demos = all.filter(({ isDemo, userId }) => isDemo && !seen.has(userId));
  return highest(demos, (other) => scoreOf(viewer, other));
}

interface Looking {
  today: DayNumber;
  seen: ReadonlySet<number>;
}

/** Returns the best person who may be offered: the highest score, and of equal scores the lowest id. */
export function bestOf(viewer: Profile, everyone: Iterable<Profile>, looking: Looking): Best | undefined {
  return highest(offerable(viewer, everyone, looking), (other) => scoreOf(viewer, other));
}

interface Best {
  userId: number;
  score: number;
}

export function highest(people: readonly Profile[], scoreWith: (other: Profile) => number): Best | undefined {
  let best: Best | undefined;
  for (const other of people) {
    const { userId } = other;
    const score = scoreWith(other);
    if (!best || score > best.score || (score === best.score && userId < best.userId)) best = { userId, score };
  }
  return best;
}
