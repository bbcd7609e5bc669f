import { depths } from '#contract/matching.ts';
import { highest, offerable } from '#server/features/matching/score/eligible.ts';
import { bitCount, radiusOf, type DayNumber, type Profile } from '#server/features/matching/profile/profile.ts';
import { scoreOf, talkOfRun } from '#server/features/matching/score/score.ts';

/** The weight of the daily score in `eternalScore`, in tenths. The daily score is the same in both directions. */
export const SHARED_PARTS = 8;
/** One tenth of a perfect score, in tenths of a unit. */
export const TENTH = 100_000;

/** Returns the share of the intents `wanted` (a mask) that `offered` has, in tenths of a unit. */
export function intentPart(wanted: number, offered: number): number {
  return wanted === 0 ? 0 : Math.floor((TENTH * bitCount(wanted & offered)) / bitCount(wanted));
}

/** Deep, balanced, casual: the same depth counts in full, one step apart half, two steps nothing. */
const SCALE: readonly (typeof depths)[number][] = ['deep', 'balanced', 'casual'];

/** Returns how near the depths of two talks (see `talkOf`) are, in tenths of a unit. */
export function depthPart(a: number, b: number): number {
  const placeOf = (talk: number): number => SCALE.indexOf(depths[talk % depths.length] ?? 'balanced');
  return TENTH - (TENTH / 2) * Math.abs(placeOf(a) - placeOf(b));
}

function directedScore(viewer: Profile, other: Profile): number {
  return (
    SHARED_PARTS * scoreOf(viewer, other) +
    intentPart(viewer.intent, other.intent) +
    depthPart(talkOfRun(viewer.run), talkOfRun(other.run))
  );
}

function harmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : Math.floor((2 * a * b) / (a + b));
}

/**
 * Returns the score of an Eternal Match, in tenths of a unit (see score.ts). The search in SQL must agree.
 * Each person has a score for the other: eight tenths are the daily score, one tenth is the share of their own intents
 * that the other has, and one tenth is the nearness of the two depths. The pair's score is the harmonic mean of both
 * scores, so it is high only if both are high.
 */
export function eternalScore(a: Profile, b: Profile): number {
  return harmonicMean(directedScore(a, b), directedScore(b, a));
}

/** Returns the viewer with the whole country as radius; the other person's radius still applies. */
export function openedToTheCountry(viewer: Profile): Profile {
  return { ...viewer, radius: radiusOf('anywhere') };
}

/** Returns the person in the country with the highest `eternalScore` who may be offered. Ties go to the lowest id. */
export function bestEternal(
  viewer: Profile,
  everyone: Iterable<Profile>,
  looking: { today: DayNumber; seen: ReadonlySet<number> },
): ReturnType<typeof highest> {
  const people = offerable(openedToTheCountry(viewer), everyone, looking);
  return highest(people, (other) => eternalScore(viewer, other));
}
