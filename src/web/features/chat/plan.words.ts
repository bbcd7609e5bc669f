import type { PlanAnswer } from '#contract/chat.plans.ts';

export const answerWords: Readonly<Record<PlanAnswer, string>> = { going: 'Going', maybe: 'Maybe', no: 'No' };
