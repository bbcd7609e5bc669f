import type { genders } from '#contract/people.ts';
import { t } from '#web/words/words.ts';

export type Gender = (typeof genders)[number];

/** The genders as people describe themselves. */
export const genderNames: Readonly<Record<Gender, string>> = {
  women: t('parts.woman', 'Woman'),
  men: t('parts.man', 'Man'),
  'non-binary': t('parts.non-binary', 'Non-binary'),
  'prefer-not-to-say': t('parts.prefer-not-to-say', 'Prefer not to say'),
};
