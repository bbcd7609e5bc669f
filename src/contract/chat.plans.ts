import { z } from 'zod';
import { timeZone } from './accounts.ts';

export const PLAN_TITLE_MAX = 80;
export const PLAN_PLACE_MAX = 160;

export const planAnswers = ['going', 'maybe', 'no'] as const;
export type PlanAnswer = (typeof planAnswers)[number];

/** A plan in its message; the message's sender made the plan. */
export const messagePlan = z.object({
  title: z.string(),
  startsAt: z.iso.datetime(),
  /** The maker's time zone. Readers in another zone see the time in both zones. */
  zone: timeZone,
  /** The place as text; empty if unknown. */
  place: z.string(),
  /** True for a canceled plan. */
  isCancelled: z.literal(true).optional(),
  /** The number of people who gave each answer. */
  answers: z.record(z.enum(planAnswers), z.number().int().min(0)),
  /** The reader's own answer. */
  myAnswer: z.enum(planAnswers).optional(),
});
export type MessagePlan = z.infer<typeof messagePlan>;

/** Reminds of a plan, or reports its change, to a person who said yes or maybe. The event may get lost. */
export const planNews = z.object({
  type: z.literal('plan_news'),
  roomId: z.uuid(),
  planId: z.uuid(),
  title: z.string(),
  /** A sentence in the reader's language. */
  words: z.string(),
});
