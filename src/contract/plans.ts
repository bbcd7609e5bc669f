import { z } from 'zod';
import { timeZone } from './accounts.ts';
import { message, roomId, sendAnyway } from './chat.ts';
import { PLAN_PLACE_MAX, PLAN_TITLE_MAX, planAnswers } from './chat.plans.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { personCard } from './people.ts';
import { MET_WORDS_MAX, meetings } from './plans.meetings.ts';
import { route } from './route.ts';
import { noted, visibleText } from './texts.ts';

/** The furthest that a plan can be ahead, in days. */
export const PLAN_DAYS_MAX = 365;
/** The time from the beginning of a plan until it counts as over, in milliseconds. */
export const PLAN_OVER_MS = 3 * HOUR_MS;
/** Home shows a plan that begins within this time, in milliseconds. */
export const PLAN_SOON_MS = 7 * DAY_MS;
/** Until this long after its beginning, people are asked whether they met at a plan that is over; in milliseconds. */
export const PLAN_ASKED_MS = 14 * DAY_MS;
/** Until this long after a plan's beginning, home asks the two of it whether they met; in milliseconds. */
export const MET_ASKED_MS = 5 * DAY_MS;
const byRoom = z.object({ roomId });
const byPlan = z.object({ roomId, messageId: z.uuid() });
const shown = z.object({ message });
const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/** A local time, as in "2030-05-24T19:00". */
export const localTime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a day and a time.')
  .refine((value) => isOnCalendar(value.slice(0, 10)), 'There is no such day.');

/** Title, time and place. `when` is the local time in `zone`, as in "2030-05-24T19:00". */
const plan = z.object({
  title: visibleText({ manner: 'line', max: PLAN_TITLE_MAX, needs: 'Say what you are planning.' }),
  when: localTime,
  zone: timeZone,
  place: visibleText({ manner: 'line', max: PLAN_PLACE_MAX }).default(''),
  sendAnyway,
});
export type PlanInput = z.input<typeof plan>;

function isOnCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * Makes a plan, which is a message in a room of people. Its maker says yes to the plan. The same checks apply as to a
 * new message. Throws `invalid` with the field `when` for a time in the past or more than `PLAN_DAYS_MAX` ahead.
 */
export const makePlan = route({
  method: 'POST',
  path: '/api/chats/:roomId/plans',
  access: 'member',
  params: byRoom,
  body: plan,
  response: shown,
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  idempotent: true,
});

/** Changes a plan, for its maker and the admins of a group. Throws `plan_closed` if the plan is over or canceled. */
export const changePlan = route({
  method: 'PUT',
  path: '/api/chats/:roomId/plans/:messageId',
  access: 'member',
  params: byPlan,
  body: plan,
  response: shown,
  limit: { ...limit, max: 20 },
});

/** Cancels a plan, for the people who may change it. A repeat changes nothing. Throws `plan_closed` if it is over. */
export const cancelPlan = route({
  method: 'DELETE',
  path: '/api/chats/:roomId/plans/:messageId',
  access: 'member',
  params: byPlan,
  response: shown,
  limit,
});

/** Stores the caller's answer: whether they come. A repeat changes nothing. */
export const answerPlan = route({
  method: 'PUT',
  path: '/api/chats/:roomId/plans/:messageId/answer',
  access: 'member',
  params: byPlan,
  body: z.object({ answer: z.enum(planAnswers) }),
  response: shown,
  limit,
});

/** What a person keeps of a meeting for themself. `meeting` needs `hasMet`. */
const met = z.object({
  /** Whether people met; null for a question that was put away, or an answer taken back. */
  hasMet: z.boolean().nullable(),
  meeting: z.enum(meetings).nullable(),
  words: z.string(),
});
const metInput = z
  .object({
    hasMet: z.boolean().nullable(),
    meeting: z.enum(meetings).nullable().default(null),
    words: noted(MET_WORDS_MAX).default(''),
  })
  .refine(({ hasMet, meeting }) => meeting === null || hasMet === true, { path: ['meeting'] });

/** Returns the answers, without those of people hidden from the caller, and what the caller keeps of the meeting. */
export const getPlan = route({
  method: 'GET',
  path: '/api/chats/:roomId/plans/:messageId',
  access: 'member',
  params: byPlan,
  response: met.extend({
    /** The plan's message, as the caller reads it. */
    message,
    people: z.array(z.object({ answer: z.enum(planAnswers), person: personCard })),
    /** True from the plan's end until `PLAN_ASKED_MS`, if it was not canceled and the caller said yes or maybe. */
    isAsked: z.boolean(),
  }),
});

/**
 * Stores whether people met and what the caller keeps of it, for the caller alone. With null the question is put away.
 * Throws `plan_closed` unless `isAsked`.
 */
export const tellMet = route({
  method: 'PUT',
  path: '/api/chats/:roomId/plans/:messageId/met',
  access: 'member',
  audience: 'me',
  params: byPlan,
  body: metInput,
  response: met,
  limit,
});

/**
 * Returns the plan of two at which the caller may have met somebody and of which they have not said so: from the morning
 * after it until `MET_ASKED_MS`, where both said yes.
 */
export const askedPlan = route({
  method: 'GET',
  path: '/api/plans/asked',
  access: 'member',
  audience: 'me',
  response: z.object({
    plan: z
      .object({
        roomId,
        messageId: z.uuid(),
        seq: z.number().int(),
        title: z.string(),
        startsAt: z.iso.datetime(),
        person: personCard,
      })
      .nullable(),
  }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});

/** Returns the next plan to which the caller said yes or maybe, if it begins within `PLAN_SOON_MS` or is going on. */
export const nextPlan = route({
  method: 'GET',
  path: '/api/plans/next',
  access: 'member',
  audience: 'me',
  response: z.object({
    plan: z
      .object({
        roomId,
        seq: z.number().int(),
        title: z.string(),
        place: z.string(),
        startsAt: z.iso.datetime(),
        answer: z.enum(['going', 'maybe']),
      })
      .nullable(),
  }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});
