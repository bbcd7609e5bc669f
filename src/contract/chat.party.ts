import { z } from 'zod';
import { partyQuizId } from './quiz-party.ts';

/** The longest time (ms) that a quiz waits for people who joined: a day, so that nobody is left out by sleeping. */
export const PARTY_WAITS_MS = 24 * 3_600_000;

/** A quiz that a room takes together, as its message carries it. */
export const messageParty = z.object({
  quizId: partyQuizId,
  /** The version of the quizzes: a result of another version does not count. */
  version: z.number().int(),
  /** The number of people who answered. */
  answered: z.number().int().min(0),
  /** The number of people who joined and have not answered. */
  waiting: z.number().int().min(0),
  /** From this time, everybody who answered sees the results, even if somebody has not answered. */
  showsAt: z.iso.datetime(),
  /** True when everybody who joined has answered, or the wait was ended: people who answered see the results. */
  isShown: z.literal(true).optional(),
  /** True when the reader joined. */
  isJoined: z.literal(true).optional(),
  /** True when the reader answered. */
  isAnswered: z.literal(true).optional(),
});
export type MessageParty = z.infer<typeof messageParty>;
