import type { PartyQuizId } from '#contract/quiz-party.ts';
import { aura } from './aura.ts';
import { love } from './love.ts';
import type { PartyQuiz } from './party-quiz.ts';
import { sleep } from './sleep.ts';
import { storybook } from './storybook.ts';
import { strengths } from './strengths.ts';

export const partyQuizzes: Readonly<Record<PartyQuizId, PartyQuiz>> = { storybook, sleep, love, strengths, aura };

/** Changes with the questions or answers of any quiz: answers to other ones are not scored as if they were to these. */
export const partyVersion = 1;
