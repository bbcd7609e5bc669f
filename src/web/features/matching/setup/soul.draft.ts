import { z } from 'zod';
import { atAge, inferAgePreference } from '#contract/matching.ages.ts';
import { defaultPreferences, preferences, type Preferences } from '#contract/matching.ts';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage.ts';

const draft = z.object({ step: z.number().int().min(0).max(3), wish: preferences });
/** The chosen preferences, and the index of the current step. */
export type Draft = z.infer<typeof draft>;

type Saved = { [K in keyof Preferences]: Preferences[K] | null };

/** Returns the draft that this tab stored, else the saved preferences, with defaults for missing ones. */
export function openDraft(userId: number, saved: Saved, age: number | undefined): Draft {
  const found = readJson(kept.soulDraft, (value) => draft.safeParse(value).data, userId);
  return found ? { ...found, wish: atAge(found.wish, age) } : { step: 0, wish: wishFrom(saved, age) };
}

/** Completes saved preferences: null and [] become the defaults, and a missing age preset is inferred from the ages. */
export function wishFrom(saved: Saved, age?: number): Preferences {
  const given = Object.entries(saved).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const wish = preferences.parse({ ...defaultPreferences, ...Object.fromEntries(given) });
  return atAge(saved.agePreference === null ? { ...wish, agePreference: inferAgePreference(wish, age) } : wish, age);
}

export function keepDraft(userId: number, wizard: Draft): void {
  writeJson(kept.soulDraft, wizard, userId);
}

export function dropDraft(userId: number): void {
  writeText(kept.soulDraft, null, userId);
}
