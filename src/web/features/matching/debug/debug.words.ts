import type { MatchDebug } from '#contract/matching.debug.ts';
import type { MatchNeed } from '#contract/matching.ts';
import { partWords } from '#web/parts/match/match.words.ts';
import { paths } from '#web/paths.ts';

export type DebugStep = MatchDebug['debugSteps'][number];

const inWords = new Intl.NumberFormat('en-US');

/** In a coarse response, a number of people is a multiple of this; fewer people count as 0. */
const FEW = 5;
/**
 * The number of steps before the step that filters by place. These steps reveal nothing about any person, so their
 * numbers are exact.
 */
const EXACT_STEPS = 2;

/** Returns a number of people as text; in a coarse response 0 means "fewer than five". */
export function countWords(count: number, { isCoarse, step }: { isCoarse: boolean; step: number }): string {
  if (!isCoarse || step <= EXACT_STEPS) return inWords.format(count);
  return count === 0 ? `under ${FEW}` : `${inWords.format(count)}+`;
}

/** Returns the sentence about the number of people that a step excluded; null if it excluded nobody. */
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
  ...Object.fromEntries(Object.entries(partWords).map(([part, { label }]) => [part, `${label}, parts of 100`])),
};

/** Returns the values that a step applied, as pairs of name and value. */
export function detailsOf({ details }: DebugStep): (readonly [name: string, value: string])[] {
  return Object.entries(details).map(([key, value]) => [wishNames[key] ?? key, plain(value)]);
}

/** Returns a value as words: "across town" for `across_town`, "yes" or "no", "not said" for null or ''. */
export function plain(value: string | number | boolean | null): string {
  if (value === null || value === '') return 'not said';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replaceAll('_', ' ');
}

export const needs: Readonly<Record<MatchNeed, { name: string; short: string; href: string }>> = {
  gender: { name: 'Your gender', short: 'gender', href: paths.profileSetup() },
  birthday: { name: 'Your birthday', short: 'birthday', href: paths.profileSetup() },
  zipCode: { name: 'Your ZIP code', short: 'ZIP code', href: paths.profileSetup() },
  quiz: { name: 'The personality quiz', short: 'quiz', href: paths.quiz() },
  preferences: { name: 'Your soul preferences', short: 'preferences', href: paths.soulSetup() },
};
