import { z } from 'zod';
import {
  agePreferences,
  defaultPreferences,
  OLDEST,
  preferences,
  YOUNGEST,
  type AgePreference,
  type Preferences,
} from '#contract/matching.ts';
import { onSessionEnd } from '#web/platform/session.ts';

export const soulSteps = ['age', 'distance', 'connections', 'communication'] as const;
export type SoulStep = (typeof soulSteps)[number];

const draft = z.object({ step: z.number().int().min(0).max(3), wish: preferences });
/** What was chosen so far, and the step it was left at. */
export type Draft = z.infer<typeof draft>;

const PREFIX = 'wildin.soul.';

onSessionEnd(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

type Saved = { [K in keyof Preferences]: Preferences[K] | null };

/** What this person left behind at a reload, else what is saved, else the defaults. Empty lists become the defaults. */
export function openDraft(userId: number, saved: Saved): Draft {
  try {
    const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + userId) ?? ''));
    if (kept.success) return kept.data;
  } catch {
    // Nothing kept, or not by us.
  }
  const given = Object.entries(saved).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return { step: 0, wish: preferences.parse({ ...defaultPreferences, ...Object.fromEntries(given) }) };
}

export function keepDraft(userId: number, kept: Draft): void {
  sessionStorage.setItem(PREFIX + userId, JSON.stringify(kept));
}

export function dropDraft(userId: number): void {
  sessionStorage.removeItem(PREFIX + userId);
}

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

export const agePresets = agePreferences;

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
