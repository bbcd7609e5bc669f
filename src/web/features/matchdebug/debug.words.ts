import type { MatchDebug, MatchNeed } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';

export type DebugStep = MatchDebug['debugSteps'][number];

const inWords = new Intl.NumberFormat('en-US');

/** Below this the numbers of a coarse answer are not told. */
const FEW = 5;
/** The steps before the place say nothing of anybody in particular, and are told as they are. */
const EXACT_STEPS = 2;

/** A number of people as it is told: with fives only, 0 means "fewer than five". */
export function countWords(count: number, { isCoarse, step }: { isCoarse: boolean; step: number }): string {
  if (!isCoarse || step <= EXACT_STEPS) return inWords.format(count);
  return count === 0 ? `under ${FEW}` : `${inWords.format(count)}+`;
}

/** What a step took away; null where it took nobody. */
export function lostWords(step: DebugStep, isCoarse: boolean): string | null {
  if (step.excludedCount <= 0) return null;
  const people = inWords.format(step.excludedCount);
  return isCoarse && step.step > EXACT_STEPS ? `About ${people} fell out here` : `${people} fell out here`;
}

const wishNames: Readonly<Record<string, string>> = {
  minAge: 'Youngest',
  maxAge: 'Oldest',
  age: 'Your age',
  youngest: 'Youngest anybody is shown',
  locationRadius: 'Your distance',
  genderPreferences: 'You look for',
  gender: 'Your gender',
  connectionIntent: 'You are here for',
  restDays: 'Days a passed pair rests',
  offersADay: 'Searchers a day',
  personality: 'Personality, parts of 100',
  interests: 'Interests, parts of 100',
  vibes: 'Vibes, parts of 100',
  communication: 'Communication, parts of 100',
};

/** What a step went by, as pairs of a name and what stands there. */
export function detailsOf({ details }: DebugStep): (readonly [name: string, value: string])[] {
  return Object.entries(details).map(([key, value]) => [wishNames[key] ?? key, plain(value)]);
}

/** `across_town` is a code; "across town" is what it says. */
export function plain(value: string | number | boolean | null): string {
  if (value === null || value === '') return 'not said';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replaceAll('_', ' ');
}

export const needs: Readonly<Record<MatchNeed, { name: string; href: string }>> = {
  gender: { name: 'Your gender', href: paths.profileSetup() },
  birthday: { name: 'Your birthday', href: paths.profileSetup() },
  zipCode: { name: 'Your ZIP code', href: paths.profileSetup() },
  quiz: { name: 'The personality quiz', href: paths.quiz() },
  preferences: { name: 'Your soul preferences', href: paths.soulSetup() },
};
