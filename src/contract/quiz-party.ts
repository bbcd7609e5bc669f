import { z } from 'zod';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** The quizzes of the party, in their order on the page. */
export const partyQuizIds = ['storybook', 'sleep', 'love', 'strengths', 'aura'] as const;
export type PartyQuizId = (typeof partyQuizIds)[number];
export const partyQuizId = z.enum(partyQuizIds);

/** Below this many people, or ratings, a number is not shown. */
export const PARTY_SHOWN_FROM = 5;
/** The most questions that a quiz has. */
const QUESTIONS_MAX = 20;
/** The most friends that a comparison lists. */
export const PARTY_FRIENDS_MAX = 50;

const outcome = z.string().min(1).max(30);
/** The outcome that each answer is a vote for, by the question's place. */
const answers = z.array(outcome).max(QUESTIONS_MAX);

/** Another word than the id of a quiz is `not_found`. */
const byQuiz = z.object({ quizId: z.string().max(40) });
const limit = { max: 120, windowSeconds: 60, by: 'member' } as const;

const result = z.object({
  answers,
  outcome,
  completedAt: z.iso.datetime(),
  /** Friends see the result. */
  isShown: z.boolean(),
  /** What the caller gave the quiz; null before they did. */
  stars: z.number().int().min(1).max(5).nullable(),
});
export type PartyResult = z.infer<typeof result>;

const card = z.object({
  id: partyQuizId,
  /** How many people completed it; null below `PARTY_SHOWN_FROM`. */
  people: z.number().int().min(PARTY_SHOWN_FROM).nullable(),
  /** The average of what people gave, to one decimal; null below `PARTY_SHOWN_FROM` ratings. */
  rating: z.number().min(1).max(5).nullable(),
  /** The caller's result; null before the first. */
  outcome: outcome.nullable(),
  /** How many questions of an open run the caller has answered. */
  answered: z.number().int().min(0),
});
export type PartyCardNumbers = z.infer<typeof card>;

export const getQuizParty = route({
  method: 'GET',
  path: '/api/quiz-party',
  access: 'member',
  audience: 'me',
  response: z.object({ quizzes: z.array(card) }),
});

const run = z.object({
  /** The answers of the open run; empty before the first. */
  draft: answers,
  result: result.nullable(),
});
export type PartyRun = z.infer<typeof run>;

export const getPartyQuiz = route({
  method: 'GET',
  path: '/api/quiz-party/:quizId',
  access: 'member',
  audience: 'me',
  params: byQuiz,
  response: run,
});

/** Stores the answers of an open run; an empty list ends it. Throws `invalid` for an answer that is not offered. */
export const keepPartyDraft = route({
  method: 'PUT',
  path: '/api/quiz-party/:quizId/draft',
  access: 'member',
  audience: 'me',
  params: byQuiz,
  body: z.object({ answers }),
  response: z.object({ answered: z.number().int().min(0) }),
  limit,
});

/**
 * Scores a run, which replaces the result before, and hides it from friends. The same answers again change nothing.
 * Throws `invalid` where an answer is missing or not offered.
 */
export const completePartyQuiz = route({
  method: 'POST',
  path: '/api/quiz-party/:quizId/complete',
  access: 'member',
  audience: 'me',
  params: byQuiz,
  body: z.object({ answers }),
  response: result,
  limit,
});

/** Stores how the caller liked a quiz; null deletes it. Throws `not_found` without a result. */
export const ratePartyQuiz = route({
  method: 'PUT',
  path: '/api/quiz-party/:quizId/rating',
  access: 'member',
  audience: 'me',
  params: byQuiz,
  body: z.object({ stars: z.number().int().min(1).max(5).nullable() }),
  response: result,
  limit,
});

/** Shows the caller's result to their friends, or hides it. Throws `not_found` without a result. */
export const showPartyResult = route({
  method: 'PUT',
  path: '/api/quiz-party/:quizId/shown',
  access: 'member',
  audience: 'me',
  params: byQuiz,
  body: z.object({ isShown: z.boolean() }),
  response: result,
  limit,
});

const friend = z.object({
  person: personCard,
  outcome,
  /** At how many questions the two gave the same answer; at which ones is not told. */
  alike: z.number().int().min(0),
});
export type PartyFriend = z.infer<typeof friend>;

/**
 * Returns the friends who show their result, the most similar first: people who follow each other and see each other. A
 * person who hides their own result gets none.
 */
export const getPartyFriends = route({
  method: 'GET',
  path: '/api/quiz-party/:quizId/friends',
  access: 'member',
  params: byQuiz,
  response: z.object({ people: z.array(friend) }),
  limit,
});
