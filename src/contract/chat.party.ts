import { z } from 'zod';
import { partyQuizId } from './quiz-party.ts';

/** How long a party waits at most for those who joined (ms): a day, so that somebody asleep can take part. */
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
  /** From then on everybody who answered sees what the others got, even if somebody is still waited for. */
  showsAt: z.iso.datetime(),
  /** Everybody who joined has answered, or the person who started it waited no longer: who answered sees what the others got. */
  isShown: z.literal(true).optional(),
  /** The reader joined. */
  isJoined: z.literal(true).optional(),
  /** The reader answered. */
  isAnswered: z.literal(true).optional(),
});
export type MessageParty = z.infer<typeof messageParty>;
