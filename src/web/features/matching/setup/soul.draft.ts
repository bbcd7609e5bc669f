import { z } from 'zod';
import { atAge, inferAgePreference } from '#contract/matching.ages.ts';
import { defaultPreferences, preferences, type Preferences } from '#contract/matching.ts';
import { wishStep } from '#web/features/matching/state/wish.step.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';

const draft = z.object({ step: z.number().int().min(0).max(3), wish: preferences });
/** The chosen preferences, and the index of the current step. */
export type SoulDraft = z.infer<typeof draft>;

export type NullablePreferences = { [K in keyof Preferences]: Preferences[K] | null };

/**
 * Returns the wizard's choices: those of before a reload, else the saved preferences, with defaults for missing ones. A
 * link from an empty search opens the step that it names.
 */
export function useSoulDraft(saved: NullablePreferences, age: number | undefined) {
  const parse = (value: unknown): SoulDraft | undefined => {
    const found = draft.safeParse(value).data;
    return found && { step: wishStep() ?? found.step, wish: atAge(found.wish, age) };
  };
  return useFormDraft({ form: 'soul', parse }, () => ({ step: wishStep() ?? 0, wish: wishFrom(saved, age) }));
}

/**
 * Completes saved preferences: null and [] become the defaults, and a missing age preset is inferred from the ages.
 * Where no ages are saved, the recommended range around the person's own age is chosen.
 */
export function wishFrom(saved: NullablePreferences, age?: number): Preferences {
  const given = Object.entries(saved).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const wish = preferences.parse({ ...defaultPreferences, ...Object.fromEntries(given) });
  if (saved.agePreference === null && saved.minAge === null && saved.maxAge === null)
    return atAge({ ...wish, agePreference: 'little_flexibility', followsAge: true }, age);
  return atAge(saved.agePreference === null ? { ...wish, agePreference: inferAgePreference(wish, age) } : wish, age);
}
