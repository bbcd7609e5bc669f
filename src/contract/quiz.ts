import { z } from 'zod';
import { mbtiType } from './people.ts';
import { route } from './route.ts';

/** The four axes of the quiz. An axis is a number in [-1, 1]; its positive end is E, N, F or P. */
export const pillars = ['energy', 'perception', 'judgement', 'lifestyle'] as const;
export type Pillar = (typeof pillars)[number];

export const pillarNames: Record<Pillar, string> = {
  energy: 'Energy',
  perception: 'Perception',
  judgement: 'Judgment',
  lifestyle: 'Lifestyle',
};

/** The first line of a text is the main text or heading, the rest the subtext. The weights of choices are not sent. */
const question = z.object({
  id: z.string(),
  questionText: z.string(),
  pillar: z.string(),
  answerChoices: z.array(
    z.object({ id: z.string(), choiceText: z.string(), descriptor: z.object({ name: z.string() }) }),
  ),
});
export type QuizQuestion = z.infer<typeof question>;

const session = z.object({
  id: z.string(),
  userId: z.number(),
  wildMapId: z.string(),
  isCompleted: z.boolean(),
  quizVersion: z.number().int(),
});

const answer = z.object({ questionId: z.string(), answerChoiceId: z.string() });
export type QuizAnswer = z.infer<typeof answer>;

const openSession = session.extend({ answers: z.array(answer) });
export type QuizSession = z.infer<typeof openSession>;

/** `nearBorder` is true when changing one weak answer could change the letter; the report says so. */
const axis = z.object({ value: z.number().min(-1).max(1), letter: z.string().length(1), nearBorder: z.boolean() });

export const axes = z.object({ energy: axis, perception: axis, judgement: axis, lifestyle: axis });
export type Axes = z.infer<typeof axes>;

export const descriptorResult = z.object({
  /** The number of the 15 answers that support this descriptor, including the answer that offers it. */
  count: z.number().int(),
  /** The share of the weight on the descriptor's axes that points in its direction: 0 to 100. */
  percentage: z.number().int().min(0).max(100),
  descriptor: z.object({ id: z.string(), name: z.string(), description: z.string(), pillar: z.string() }),
});
export type DescriptorResult = z.infer<typeof descriptorResult>;

/** The sections that only the owner reads; a shared report shows these four locked. */
const deepSections = z.object({
  loveLanguage: z.string(),
  idealDate: z.string(),
  careerVibe: z.string(),
  lifeGoals: z.string(),
});
export type DeepSections = z.infer<typeof deepSections>;

export const quizResults = z.object({
  session: session.extend({ completedAt: z.iso.datetime() }),
  results: z.array(descriptorResult),
  mbti: z.object({
    type: mbtiType,
    archetype: z.object({
      name: z.string(),
      /** The text: an introduction, then sections that begin with a line such as '## Strengths'. */
      report: z.string(),
      deep: deepSections,
    }),
  }),
  axes,
  userId: z.number(),
});
export type QuizResults = z.infer<typeof quizResults>;

/** One complete quiz of the caller, identified by its session. */
const wildSelf = z.object({
  sessionId: z.uuid(),
  completedAt: z.iso.datetime(),
  type: mbtiType,
  /** The name of the archetype. */
  archetype: z.string(),
});
export type WildSelf = z.infer<typeof wildSelf>;

/** The largest number of quizzes in the history. */
export const HISTORY_MAX = 50;

const sessionId = z.uuid();
const key = z.string().min(1).max(80);

export const getQuizQuestions = route({
  method: 'GET',
  path: '/api/archetype-quiz/questions',
  access: 'member',
  response: z.array(question),
});

/** Starts a quiz, or returns the caller's open quiz with its answers. */
export const startQuiz = route({
  method: 'POST',
  path: '/api/archetype-quiz/session',
  access: 'member',
  audience: 'me',
  body: z.object({ wildMapId: z.string().regex(/^wildmap_[\w-]{1,64}$/) }),
  response: openSession,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
  repeat: 'finds',
});

/** Stores an answer. The caller may change it until the quiz is complete. */
export const answerQuiz = route({
  method: 'POST',
  path: '/api/archetype-quiz/response',
  access: 'member',
  audience: 'me',
  body: z.object({ sessionId, questionId: key, answerChoiceId: key }),
  response: answer.extend({ sessionId }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});

/** Completes the quiz. A second call changes nothing and returns the same results. */
export const completeQuiz = route({
  method: 'POST',
  path: '/api/archetype-quiz/session/:id/complete',
  access: 'member',
  audience: 'me',
  params: z.object({ id: sessionId }),
  response: quizResults,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});

export const getLatestQuizResults = route({
  method: 'GET',
  path: '/api/archetype-quiz/results/latest',
  access: 'member',
  audience: 'me',
  response: quizResults,
});

export const getQuizResults = route({
  method: 'GET',
  path: '/api/archetype-quiz/results/:sessionId',
  access: 'member',
  audience: 'me',
  params: z.object({ sessionId }),
  response: quizResults,
});

/** Returns the caller's complete quizzes, the newest first. */
export const getQuizHistory = route({
  method: 'GET',
  path: '/api/archetype-quiz/history',
  access: 'member',
  audience: 'me',
  response: z.array(wildSelf),
});
