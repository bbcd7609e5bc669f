import type { genders } from '#contract/people.ts';

export type Gender = (typeof genders)[number];

/** What a person calls themself. */
export const genderNames: Readonly<Record<Gender, string>> = {
  women: 'Woman',
  men: 'Man',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
};
