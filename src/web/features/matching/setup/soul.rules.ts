import type { Preferences } from '#contract/matching.ts';

export const soulSteps = ['connections', 'age', 'distance', 'communication'] as const;
export type SoulStep = (typeof soulSteps)[number];

/** Returns true when a step is complete. The button Next is disabled until then. */
export function isStepComplete(
  step: SoulStep,
  { genderPreferences, connectionIntent, communicationStyle }: Preferences,
): boolean {
  if (step === 'connections') return connectionIntent.length > 0 && genderPreferences.length > 0;
  if (step === 'communication') return communicationStyle.length > 0;
  return true;
}

/**
 * Returns the chosen genders after a change. "Everyone" and a list of genders exclude each other: the last choice wins.
 */
export function chooseGenders(
  before: Preferences['genderPreferences'],
  after: Preferences['genderPreferences'],
): Preferences['genderPreferences'] {
  if (!after.includes('everyone')) return after;
  return before.includes('everyone') && after.length > 1 ? after.filter((one) => one !== 'everyone') : ['everyone'];
}
