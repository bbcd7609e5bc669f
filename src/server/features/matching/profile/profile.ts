import { isNearBorder } from '#content/scoring.ts';
import { depths, radiuses, styles, YOUNGEST, type Preferences } from '#contract/matching.ts';
import type { Intent } from '#contract/people.ts';
import { genders, vibeKeys } from '#contract/people.ts';
import { pillars, type Pillar } from '#contract/quiz.ts';
import { tongues } from '#contract/tongues.ts';

/** A date as the number YYYYMMDD: numbers sort as dates do, and a difference of 10,000 is a full year. */
export type DayNumber = number;

export const dayNumber = (isoDate: string): DayNumber => Number(isoDate.replaceAll('-', ''));

/** Returns the full years lived on a day; in common years, a birthday on February 29 counts from March 1. */
export const ageOn = (born: DayNumber, today: DayNumber): number => Math.floor((today - born) / 10_000);

/**
 * A person in the form the search reads: small integers with the meanings given here and in the table `match_profile`.
 * All numbers but `userId` and the words of `interests` fit 31 bits, so that SQL and a plain loop agree bit for bit.
 */
export interface Profile {
  userId: number;
  /** True for a demo member, who is offered only when no real person fits. */
  isDemo: boolean;
  /** The birthday. */
  born: DayNumber;
  /** One bit: 1 << index in `genders`. */
  gender: number;
  /** The wanted genders, as the same bits. */
  wants: number;
  /** The lowest wanted age. For a preset around the person's own age, this is a difference in years, such as -3. */
  minAge: number;
  /** The highest wanted age, or a difference in years, such as 3. */
  maxAge: number;
  /** 1 friendship, 2 romance, 3 either. */
  intent: number;
  /** Index in `radiuses`: the greatest distance (see `distance`) that the person accepts. */
  radius: number;
  /** True when a moderator compared the person's main picture with live ones. */
  isChecked: boolean;
  /** True when the person meets only people with a checked photo. */
  onlyChecked: boolean;
  /** A bit for each language that the person speaks (`tongues`). */
  tongues: number;
  /** True when the person meets only people who speak one of these. */
  onlyTongue: boolean;
  zip: number;
  city: number;
  county: number;
  state: number;
  /** Personality cell × TALKS + talk. People with the same run get the same personality and communication scores. */
  run: number;
  /** Mood × ENERGIES + energy band. */
  vibe: number;
  /** 256 bits as eight unsigned words; the first bit is the highest of the first word. */
  interests: Uint32Array;
  interestCount: number;
}

/** Returns the ages that a person wants on a day; `seeksAgeOf` of the search computes the same in SQL. */
export function agesSought({ born, minAge, maxAge }: Profile, today: DayNumber): Pick<Profile, 'minAge' | 'maxAge'> {
  const about = maxAge < YOUNGEST ? ageOn(born, today) : 0;
  return { minAge: about + minAge, maxAge: about + maxAge };
}

/** The number of personality cells: four axes with three steps each (one letter, near the middle, the other letter). */
export const CELLS = 81;
/** The number of talks: sixteen sets of communication styles (one is empty) times three depths. */
export const TALKS = 16 * depths.length;
/** The number of energy values: four bands, and unknown. */
export const ENERGIES = 5;
/** Every mood as a mask: no vibe, one of eight, or two of them. */
export const MOODS = Array.from({ length: 1 << vibeKeys.length }, (_, mask) => mask).filter(
  (mask) => bitCount(mask) <= 2,
);
export const VIBES = MOODS.length * ENERGIES;

/** Returns four digits in base 3, one for each axis: 0 is I, S, T or J; 2 is E, N, F or P; 1 is near the middle. */
export function cellOf(axes: Record<Pillar, number>): number {
  return pillars.reduce((cell, pillar) => cell * 3 + stepOf(axes[pillar]), 0);
}

function stepOf(value: number): number {
  if (isNearBorder(value)) return 1;
  return value > 0 ? 2 : 0;
}

export function talkOf(chosen: Pick<Preferences, 'communicationStyle' | 'connectionDepth'>): number {
  return maskOf(chosen.communicationStyle, styles) * depths.length + depths.indexOf(chosen.connectionDepth);
}

/** Returns the number of a mood and an energy band. Bands: 3 above 75, 2 above 50, 1 above 25, else 0; null is 4. */
export function vibeOf(vibes: readonly string[], energy: number | null): number {
  return (
    MOODS.indexOf(maskOf(vibes.slice(0, 2), vibeKeys)) * ENERGIES + (energy === null ? ENERGIES - 1 : bandOf(energy))
  );
}

function bandOf(energy: number): number {
  if (energy > 75) return 3;
  if (energy > 50) return 2;
  return energy > 25 ? 1 : 0;
}

export const GENDER_BITS = genders.map((_, index) => 1 << index);

/** Returns the mood of a profile's `vibe`: a mask of `vibeKeys`. */
export const moodOf = (vibe: number): number => MOODS[Math.floor(vibe / ENERGIES)] ?? 0;

export const tonguesOf = (spoken: readonly string[]): number => maskOf(spoken, tongues);

export function genderOf(gender: (typeof genders)[number]): number {
  return 1 << genders.indexOf(gender);
}

/** "Everyone" includes people who prefer not to say their gender; every other choice excludes them. */
export function wantsOf(chosen: Preferences['genderPreferences']): number {
  return chosen.includes('everyone') ? 0b1111 : maskOf(chosen, genders);
}

/** Returns a mask: "both" and "open" fit every intent; friendship alone never fits romance alone. */
export function intentOf(chosen: Preferences['connectionIntent']): number {
  const meanings: Record<Intent, number> = { friendship: 1, romantic: 2, both: 3, open: 3 };
  return chosen.reduce((mask, intent) => mask | meanings[intent], 0);
}

export function radiusOf(radius: Preferences['locationRadius']): number {
  return radiuses.indexOf(radius);
}

export function bitCount(word: number): number {
  let rest = word;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function maskOf(chosen: readonly string[], all: readonly string[]): number {
  return all.reduce((mask, one, index) => (chosen.includes(one) ? mask | (1 << index) : mask), 0);
}
