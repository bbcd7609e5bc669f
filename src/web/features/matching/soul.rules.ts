import { OLDEST, YOUNGEST, type AgePreference, type Preferences } from '#contract/matching.ts';

export const soulSteps = ['age', 'distance', 'connections', 'communication'] as const;
export type SoulStep = (typeof soulSteps)[number];

const spreads: Record<Exclude<AgePreference, 'no_preference'>, number> = {
  exact_peers: 1,
  little_flexibility: 3,
  broad_horizons: 6,
};

/** The ages a preset means for someone of this age; never under 18. */
export function agesOf(preset: AgePreference, age: number): { minAge: number; maxAge: number } {
  if (preset === 'no_preference') return { minAge: YOUNGEST, maxAge: OLDEST };
  const spread = spreads[preset];
  return { minAge: clamp(age - spread), maxAge: clamp(age + spread) };
}

const clamp = (age: number): number => Math.min(OLDEST, Math.max(YOUNGEST, age));

/** Why a step cannot be left yet: Next is disabled. */
export function isStepComplete(
  step: SoulStep,
  { genderPreferences, connectionIntent, communicationStyle }: Preferences,
): boolean {
  if (step === 'connections') return genderPreferences.length > 0 && connectionIntent.length > 0;
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
