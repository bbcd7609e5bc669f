import { t } from '#web/words/words.ts';

export const HATCHED = t('quiz.wild-self-hatched', 'Wild self hatched!');
export const EMERGED = t('quiz.your-wild-self-just-emerged', 'Your wild self just emerged from your personality.');
