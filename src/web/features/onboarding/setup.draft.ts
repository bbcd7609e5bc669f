import { z } from 'zod';
import { genders, type Me } from '#contract/people.ts';
import { nicknameOf } from '#web/platform/me.ts';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage.ts';

export const setupSteps = ['gender', 'displayName', 'birthday', 'zipCode'] as const;
export type SetupStep = (typeof setupSteps)[number];

const draft = z.object({
  step: z.number().int().min(0).max(3),
  gender: z.enum(genders).nullable(),
  displayName: z.string(),
  firstName: z.string().default(''),
  birthday: z.string(),
  zipCode: z.string(),
});
/** The person's entries, and the current step. */
export type Draft = z.infer<typeof draft>;

/** Returns the draft stored before a reload, else the values of the account. */
export function openDraft(me: Me): Draft {
  const found = readJson(kept.setupDraft, (value) => draft.safeParse(value).data, me.id);
  return (
    found ?? {
      step: 0,
      gender: me.gender,
      displayName: nicknameOf(me),
      firstName: me.firstName ?? '',
      birthday: me.birthday ?? '',
      zipCode: me.zipCode ?? '',
    }
  );
}

export function keepDraft(userId: number, entries: Draft): void {
  writeJson(kept.setupDraft, entries, userId);
}

export function dropDraft(userId: number): void {
  writeText(kept.setupDraft, null, userId);
}
