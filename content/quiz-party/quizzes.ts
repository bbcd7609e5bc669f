import type { PartyQuizId } from '#contract/quiz-party.ts';
import { aura } from './aura.ts';
import { love } from './love.ts';
import type { PartyQuiz } from './party-quiz.ts';
import { sleep } from './sleep.ts';
import { storybook } from './storybook.ts';
import { strengths } from './strengths.ts';

export const partyQuizzes: Readonly<Record<PartyQuizId, PartyQuiz>> = { storybook, sleep, love, strengths, aura };

/** Increase this number when a quiz's questions or answers change, so that old answers are not scored as new ones. */
export const partyVersion = 1;
