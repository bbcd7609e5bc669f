import { z } from 'zod';
import { defaultPreferences, preferences, type Preferences } from '#contract/matching.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { inferAgePreference } from './soul.rules.ts';

const draft = z.object({ step: z.number().int().min(0).max(3), wish: preferences });
/** What was chosen so far, and the step it was left at. */
export type Draft = z.infer<typeof draft>;

const PREFIX = 'wildin.soul.';

onSessionEnd(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

type Saved = { [K in keyof Preferences]: Preferences[K] | null };

/** What this person left behind at a reload, else what is saved, else the defaults. */
export function openDraft(userId: number, saved: Saved, age: number): Draft {
  try {
    const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + userId) ?? ''));
    if (kept.success) return kept.data;
  } catch {
    // Nothing kept, or not by us.
  }
  return { step: 0, wish: wishFrom(saved, age) };
}

/** What is saved with its gaps filled: empty lists become the defaults, an age preference is told from the range. */
export function wishFrom(saved: Saved, age: number): Preferences {
  const given = Object.entries(saved).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const wish = preferences.parse({ ...defaultPreferences, ...Object.fromEntries(given) });
  return saved.agePreference === null ? { ...wish, agePreference: inferAgePreference(wish, age) } : wish;
}

export function keepDraft(userId: number, kept: Draft): void {
  sessionStorage.setItem(PREFIX + userId, JSON.stringify(kept));
}

export function dropDraft(userId: number): void {
  sessionStorage.removeItem(PREFIX + userId);
}
