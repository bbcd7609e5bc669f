import { z } from 'zod';
import { timeZone } from './accounts.ts';

export const PLAN_TITLE_MAX = 80;
export const PLAN_PLACE_MAX = 160;

export const planAnswers = ['going', 'maybe', 'no'] as const;
export type PlanAnswer = (typeof planAnswers)[number];

/** A plan as its message carries it; the message's sender made it. */
export const messagePlan = z.object({
  title: z.string(),
  startsAt: z.iso.datetime(),
  /** The maker's time zone: readers elsewhere see the time in both zones. */
  zone: timeZone,
  /** The place as text; empty if unknown. */
  place: z.string(),
  /** It was called off. */
  isCancelled: z.literal(true).optional(),
  /** How many gave each answer. */
  answers: z.record(z.enum(planAnswers), z.number().int().min(0)),
  /** The reader's own answer. */
  myAnswer: z.enum(planAnswers).optional(),
});
export type MessagePlan = z.infer<typeof messagePlan>;

/** A reminder or a change of a plan that the reader means to join, in the reader's language. It may get lost. */
export const planNews = z.object({
  type: z.literal('plan_news'),
  roomId: z.uuid(),
  planId: z.uuid(),
  title: z.string(),
  words: z.string(),
});
