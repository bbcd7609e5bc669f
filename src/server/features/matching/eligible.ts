import { YOUNGEST } from '#contract/matching.ts';
import { ageOn, type DayNumber, type Profile } from './profile.ts';
import { scoreOf } from './score.ts';

/**
 * The rules of who fits whom, written straight down. The search in SQL must give the same people and the same score;
 * tests and benchmarks hold it to that.
 */
export function fits(viewer: Profile, other: Profile, today: DayNumber): boolean {
  return (
    viewer.userId !== other.userId &&
    accepts(viewer, other, today) &&
    accepts(other, viewer, today) &&
    (viewer.intent & other.intent) !== 0
  );
}

function accepts(one: Profile, other: Profile, today: DayNumber): boolean {
  const age = ageOn(other.born, today);
  return (
    (one.wants & other.gender) !== 0 &&
    age >= Math.max(one.minAge, YOUNGEST) &&
    age <= one.maxAge &&
    distance(one, other) <= one.radius
  );
}

/** 0 to 4: the index of the two people's nearness, and of the radius that just includes it. */
export function distance(a: Profile, b: Profile): number {
  if (a.zip === b.zip) return 0;
  if (a.city === b.city) return 1;
  if (a.county === b.county) return 2;
  return a.state === b.state ? 3 : 4;
}

/** The best of all that fit and are not in `seen`: the highest score, the lowest id among equals. */
export function bestOf(
  viewer: Profile,
  everyone: Iterable<Profile>,
  { today, seen }: { today: DayNumber; seen: ReadonlySet<number> },
): { userId: number; score: number } | undefined {
  let best: { userId: number; score: number } | undefined;
  for (const other of everyone) {
    if (seen.has(other.userId) || !fits(viewer, other, today)) continue;
    const score = scoreOf(viewer, other);
    if (!best || score > best.score || (score === best.score && other.userId < best.userId)) {
      best = { userId: other.userId, score };
    }
  }
  return best;
}
