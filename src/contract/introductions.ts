import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** How long an introduction waits for both answers, in milliseconds. */
export const INTRODUCTION_MS = 14 * 86_400_000;
/** How many a member makes in a day. */
export const INTRODUCTIONS_A_DAY = 5;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/**
 * Introduces two people the caller talks with. The answer is the same whether they are asked or not: a block between
 * the two, or who may write to them, is nobody else's to know. Throws `introduced_already` within `INTRODUCTION_MS`,
 * and `introductions_used` after `INTRODUCTIONS_A_DAY`.
 */
export const introduce = route({
  method: 'POST',
  path: '/api/introductions',
  access: 'member',
  body: z.object({
    people: z.tuple([userId, userId]).refine(([a, b]) => a !== b, 'Choose two people.'),
  }),
  response: z.object({ id: z.uuid() }),
  limit,
});

/**
 * Returns the introductions that wait for the caller's answer, and those they made. What ended is in neither, nor what
 * the caller declined. That the other person declined shows nowhere.
 */
export const listIntroductions = route({
  method: 'GET',
  path: '/api/introductions',
  access: 'member',
  response: z.object({
    received: z.array(
      z.object({
        id: z.uuid(),
        by: personCard,
        other: personCard,
        /** The caller said yes; whether the other will is not known. */
        isAccepted: z.boolean(),
        endsAt: z.iso.datetime(),
      }),
    ),
    made: z.array(
      z.object({
        id: z.uuid(),
        people: z.array(personCard),
        /** Null while it waits. */
        roomId: roomId.nullable(),
        endsAt: z.iso.datetime(),
      }),
    ),
  }),
});

/** Answers for the caller; a no is not reported to the others. Returns the room once both said yes. */
export const answerIntroduction = route({
  method: 'PUT',
  path: '/api/introductions/:id',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: z.object({ answer: z.enum(['yes', 'no']) }),
  response: z.object({ roomId: roomId.nullable() }),
  limit,
});

/** Withdraws an introduction that made no room yet. It is not announced to anybody. */
export const withdrawIntroduction = route({
  method: 'DELETE',
  path: '/api/introductions/:id',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: ok,
  limit,
});
