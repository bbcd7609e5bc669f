import { z } from 'zod';
import { genders, type Me } from '#contract/people.ts';
import { onSessionEnd } from '#web/platform/session.ts';

export const setupSteps = ['gender', 'displayName', 'birthday', 'zipCode'] as const;
export type SetupStep = (typeof setupSteps)[number];

const draft = z.object({
  step: z.number().int().min(0).max(3),
  gender: z.enum(genders).nullable(),
  displayName: z.string(),
  birthday: z.string(),
  zipCode: z.string(),
});
/** What was entered so far, and the step it was left at. */
export type Draft = z.infer<typeof draft>;

const PREFIX = 'wildin.setup.';
const keyOf = (userId: number): string => PREFIX + userId;

onSessionEnd(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

/** What this person left behind at a reload, else what their account has already. */
export function openDraft(me: Me): Draft {
  try {
    const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(me.id)) ?? ''));
    if (kept.success) return kept.data;
  } catch {
    // Nothing kept, or not by us.
  }
  return {
    step: 0,
    gender: me.gender,
    displayName: me.displayName === me.handle ? '' : me.displayName,
    birthday: me.birthday ?? '',
    zipCode: me.zipCode ?? '',
  };
}

export function keepDraft(userId: number, kept: Draft): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(kept));
}

export function dropDraft(userId: number): void {
  sessionStorage.removeItem(keyOf(userId));
}
