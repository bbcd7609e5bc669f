import { z } from 'zod';
import { genders, type Me } from '#contract/people.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { nicknameOf } from '#web/platform/me.ts';

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
export type SetupDraft = z.infer<typeof draft>;

/** Returns the person's entries: those of before a reload, else the values of the account. */
export function useSetupDraft(me: Me) {
  return useFormDraft({ form: 'setup', parse: (value) => draft.safeParse(value).data }, () => ({
    step: 0,
    gender: me.gender,
    displayName: nicknameOf(me),
    firstName: me.firstName ?? '',
    birthday: me.birthday ?? '',
    zipCode: me.zipCode ?? '',
  }));
}
