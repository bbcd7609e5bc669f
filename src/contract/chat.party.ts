import { z } from 'zod';
import { DAY_MS } from './durations.ts';
import { partyQuizId } from './quiz-party.ts';

/** The longest time (ms) that a quiz waits for people who joined: a day, so that nobody is left out by sleeping. */
export const PARTY_WAITS_MS = DAY_MS;

/** A quiz that a room takes together, as a part of a message. */
export const messageParty = z.object({
  quizId: partyQuizId,
  /** The version of the product's quizzes at the start. After a change of version, nobody can join or answer. */
  version: z.number().int(),
  /** The number of people who answered. */
  answered: z.number().int().min(0),
  /** The number of people who joined and have not answered. */
  waiting: z.number().int().min(0),
  /** From this time on, the people who answered see the results, even if somebody who joined has not answered. */
  showsAt: z.iso.datetime(),
  /** True once all who joined have answered, or somebody ended the wait. People who answered then see the results. */
  isShown: z.literal(true).optional(),
  /** True when the reader joined. */
  isJoined: z.literal(true).optional(),
  /** True when the reader answered. */
  isAnswered: z.literal(true).optional(),
});
export type MessageParty = z.infer<typeof messageParty>;
