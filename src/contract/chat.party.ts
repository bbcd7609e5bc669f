import { z } from 'zod';
import { partyQuizId } from './quiz-party.ts';

/** The longest time (ms) that a quiz waits for those who joined: a day, so that a sleeping person can take part. */
export const PARTY_WAITS_MS = 24 * 3_600_000;

/** A quiz that a room takes together, as its message carries it. */
export const messageParty = z.object({
  quizId: partyQuizId,
  /** The version of the quizzes: an answer to another one does not count. */
  version: z.number().int(),
  /** How many answered. */
  answered: z.number().int().min(0),
  /** How many joined and have not answered. */
  waiting: z.number().int().min(0),
  /** From then on everybody who answered sees the results, even if somebody has not answered. */
  showsAt: z.iso.datetime(),
  /** Everybody who joined has answered, or its maker stopped waiting: everybody who answered sees the results. */
  isShown: z.literal(true).optional(),
  /** The reader joined. */
  isJoined: z.literal(true).optional(),
  /** The reader answered. */
  isAnswered: z.literal(true).optional(),
});
export type MessageParty = z.infer<typeof messageParty>;
