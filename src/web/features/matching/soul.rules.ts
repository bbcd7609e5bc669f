import { OLDEST, YOUNGEST, type AgePreference, type Preferences } from '#contract/matching.ts';

export const soulSteps = ['age', 'distance', 'connections', 'communication'] as const;
export type SoulStep = (typeof soulSteps)[number];

type AgeRange = Pick<Preferences, 'minAge' | 'maxAge'>;

const spreads: Record<Exclude<AgePreference, 'no_preference'>, number> = {
  exact_peers: 1,
  little_flexibility: 3,
  broad_horizons: 6,
};

/** The ages a preset means for someone of this age; never under 18. */
export function agesOf(preset: AgePreference, age: number): AgeRange {
  if (preset === 'no_preference') return { minAge: YOUNGEST, maxAge: OLDEST };
  const spread = spreads[preset];
  return { minAge: clamp(age - spread), maxAge: clamp(age + spread) };
}

const clamp = (age: number): number => Math.min(OLDEST, Math.max(YOUNGEST, age));

/** Where nobody's own age is known, the presets stand around this one. */
export const REFERENCE_AGE = 23;

/** What a saved range says of the preference behind it, where that was not saved with it. */
export function inferAgePreference({ minAge, maxAge }: AgeRange, age: number = REFERENCE_AGE): AgePreference {
  const width = maxAge - minAge;
  if (width <= 2 && Math.abs((minAge + maxAge) / 2 - age) <= 3) return 'exact_peers';
  if (width <= 6) return 'little_flexibility';
  return width <= 12 ? 'broad_horizons' : 'no_preference';
}

/** Whether a step can be left: until then Next is disabled. */
export function isStepComplete(
  step: SoulStep,
  { genderPreferences, connectionIntent, communicationStyle }: Preferences,
): boolean {
  if (step === 'connections') return genderPreferences.length > 0;
  if (step === 'communication') return connectionIntent.length > 0 && communicationStyle.length > 0;
  return true;
}

/** "Everyone" and a list of genders exclude each other: the last one pressed stays. */
export function chooseGenders(
  before: Preferences['genderPreferences'],
  after: Preferences['genderPreferences'],
): Preferences['genderPreferences'] {
  if (!after.includes('everyone')) return after;
  return before.includes('everyone') && after.length > 1 ? after.filter((one) => one !== 'everyone') : ['everyone'];
}
