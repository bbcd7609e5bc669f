import type { PlanAnswer } from '#contract/chat.plans.ts';
import { t } from '#web/words/words.ts';

export const answerWords: Readonly<Record<PlanAnswer, string>> = {
  going: t('chat.going-2', 'Going'),
  maybe: t('chat.maybe-2', 'Maybe'),
  no: t('chat.no', 'No'),
};
