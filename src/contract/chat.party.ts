import { z } from 'zod';
import { partyQuizId } from './quiz-party.ts';

/** A quiz that a room takes together, as its message carries it. */
export const messageParty = z.object({
  quizId: partyQuizId,
  /** The version of the quizzes: an answer to another one does not count. */
  version: z.number().int(),
  /** How many answered. */
  answered: z.number().int().min(0),
  /** The reader is one of them, and may see what the others got. */
  isAnswered: z.literal(true).optional(),
});
export type MessageParty = z.infer<typeof messageParty>;
