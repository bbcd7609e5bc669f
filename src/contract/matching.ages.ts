import { OLDEST, YOUNGEST, type AgePreference, type Preferences } from './matching.ts';

type Ages = Pick<Preferences, 'minAge' | 'maxAge'>;

/** For each preset, the number of years below and above a person's own age. */
export const presetYears = { exact_peers: 1, little_flexibility: 3, broad_horizons: 6 } as const;

/** The age around which the presets are computed for a person whose age is not known. */
export const REFERENCE_AGE = 23;

/** Returns the range of ages of a preset for a person of this age, within `YOUNGEST` and `OLDEST`. */
export function agesOf(preset: AgePreference, age: number = REFERENCE_AGE): Ages {
  if (preset === 'no_preference') return { minAge: YOUNGEST, maxAge: OLDEST };
  const years = presetYears[preset];
  return { minAge: clamp(age - years), maxAge: clamp(age + years) };
}

const clamp = (age: number): number => Math.min(OLDEST, Math.max(YOUNGEST, age));

/** Returns the preferences. With `followsAge`, the range of ages is the preset's range for a person of this age. */
export function atAge<W extends Ages & Pick<Preferences, 'agePreference' | 'followsAge'>>(wish: W, age?: number): W {
  return wish.followsAge ? { ...wish, ...agesOf(wish.agePreference, age) } : wish;
}

/** Returns the preset that fits a range of ages best, for a range that was saved without a preset. */
export function inferAgePreference({ minAge, maxAge }: Ages, age: number = REFERENCE_AGE): AgePreference {
  const width = maxAge - minAge;
  if (width <= 2 && Math.abs((minAge + maxAge) / 2 - age) <= 3) return 'exact_peers';
  if (width <= 6) return 'little_flexibility';
  return width <= 12 ? 'broad_horizons' : 'no_preference';
}

/** Returns whether a range of ages is the preset's range for the person's age or for `REFERENCE_AGE`. */
export function isPresetOf({ minAge, maxAge }: Ages, preset: AgePreference, age: number = REFERENCE_AGE): boolean {
  return [age, REFERENCE_AGE].some((about) => {
    const own = agesOf(preset, about);
    return own.minAge === minAge && own.maxAge === maxAge;
  });
}
