import { z } from 'zod';

/** The largest lengths of a question and of a choice, in characters. */
export const POLL_QUESTION_MAX = 200;
export const POLL_CHOICE_MAX = 80;
export const POLL_CHOICES_MIN = 2;
export const POLL_CHOICES_MAX = 10;
/**
 * The fewest people who are asked in a secret poll, and the fewest votes whose result is shown. It is the number from
 * which the numbers on the cards of quizzes are shown too.
 */
export const POLL_SECRET_MIN = 5;

const isSo = z.literal(true).optional();
const count = z.number().int().min(0);

/** A poll in its message; the message's sender made the poll. */
export const messagePoll = z.object({
  question: z.string(),
  choices: z.array(z.string()),
  /** True if a person may choose several. */
  isMany: isSo,
  /** True if nobody learns who chose what. */
  isSecret: isSo,
  /** When the poll closes by itself; absent for a poll without an end. */
  closesAt: z.iso.datetime().optional(),
  /** When the poll closed; absent while it is open. It may be a moment after `closesAt`. */
  closedAt: z.iso.datetime().optional(),
  /**
   * The number of votes for each choice, in the order of the choices. Absent for a secret poll until it closes, and also
   * afterwards if fewer than `POLL_SECRET_MIN` people voted.
   */
  counts: z.array(count).optional(),
  /** The number of people who voted; absent when `counts` is. */
  voters: count.optional(),
  /** The places of the reader's own choices; absent without a vote, and once a secret poll is closed. */
  mine: z.array(count).optional(),
});
export type MessagePoll = z.infer<typeof messagePoll>;
