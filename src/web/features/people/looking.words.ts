import type { Intent } from '#contract/people.ts';
import { t } from '#web/words/words.ts';

/** What a person says that they look for, on cards and profiles. */
export const lookingWords: Readonly<Record<Intent, string>> = {
  friendship: t('people.looks-for-friendship', 'Looking for friendship'),
  romantic: t('people.looks-for-romance', 'Looking for romance'),
  both: t('people.looks-for-both', 'Looking for friendship or romance'),
  open: t('people.looks-for-open', 'Open to see what comes'),
};
