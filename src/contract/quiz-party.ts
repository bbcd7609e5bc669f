import { z } from 'zod';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** The quizzes of the party, in their order on the page. */
export const partyQuizIds = ['storybook', 'sleep', 'love', 'strengths', 'aura'] as const;
export type PartyQuizId = (typeof partyQuizIds)[number];
export const partyQuizId = z.enum(partyQuizIds);

/** A count of people, or a rating, is shown only from this many people or ratings on. */
export const PARTY_SHOWN_FROM = 5;
/** The largest number of questions in a quiz. */
const QUESTIONS_MAX = 20;
/** The largest number of friends in a comparison. */
export const PARTY_FRIENDS_MAX = 50;

const outcome = z.string().min(1).max(30);
/** The answer to each question, as the outcome for which it counts. */
const answers = z.array(outcome).max(QUESTIONS_MAX);

/** The schema accepts any word, so that an unknown quiz gets `not_found` instead of `invalid`. */
const byQuiz = z.object({ quizId: z.string().max(40) });
const limit = { max: 120, windowSeconds: 60, by: 'member' } as const;

const result = z.object({
  answers,
  outcome,
  completedAt: z.iso.datetime(),
  /** True when friends see the result. */
  isShown: z.boolean(),
  /** The caller's rating of the quiz; null without a rating. */
  stars: z.number().int().min(1).max(5).nullable(),
});
export type PartyResult = z.infer<typeof result>;

const card = z.object({
  id: partyQuizId,
  /** The number of people who completed the quiz; null below `PARTY_SHOWN_FROM`. */
  people: z.number().int().min(PARTY_SHOWN_FROM).nullable(),
  /** The average rating, to one decimal; null below `PARTY_SHOWN_FROM` ratings. */
  rating: z.number().min(1).max(5).nullable(),
  /** The caller's result; null before they complete the quiz. */
  outcome: outcome.nullable(),
  /** The number of questions that the caller has answered in an unfinished run. */
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
  /** The answers of an unfinished run; empty if no run is unfinished. */
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

/** Stores the answers of an unfinished run; an empty list ends the run. Throws `invalid` for an unknown answer. */
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
 * Scores a run. The new result replaces the earlier result and is hidden from friends. If the answers equal the earlier
 * ones, the earlier result stays as it is. Throws `invalid` when an answer is missing or not offered.
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
  repeat: 'sets',
});

/** Stores the caller's rating of a quiz; null deletes it. Throws `not_found` if the caller has no result. */
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

/** Shows the caller's result to their friends, or hides it. Throws `not_found` if the caller has no result. */
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
  /** The number of questions to which the two gave the same answer. The questions themselves are not shown. */
  alike: z.number().int().min(0),
});
export type PartyFriend = z.infer<typeof friend>;

/**
 * Returns the friends who show their result, the most similar first. Two people are friends if they follow each other
 * and see each other. A caller who hides their own result gets an empty list.
 */
export const getPartyFriends = route({
  method: 'GET',
  path: '/api/quiz-party/:quizId/friends',
  access: 'member',
  params: byQuiz,
  response: z.object({ people: z.array(friend) }),
  limit,
});
