import { z } from 'zod';
import { roomId } from './chat.ts';
import { DAY_MS } from './durations.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** The milliseconds for which an introduction waits for both answers. */
export const INTRODUCTION_MS = 14 * DAY_MS;
/** The number of introductions that a member can make in a day. */
export const INTRODUCTIONS_A_DAY = 5;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/**
 * Introduces two people the caller talks with. The response does not reveal whether the two are asked, because they may
 * block each other or accept messages only from some people. Throws `introduced_already` for the same two people within
 * `INTRODUCTION_MS`, and `introductions_used` after `INTRODUCTIONS_A_DAY`.
 */
export const introduce = route({
  method: 'POST',
  path: '/api/introductions',
  access: 'member',
  idempotent: true,
  body: z.object({
    people: z.tuple([userId, userId]).refine(([a, b]) => a !== b, 'Choose two people.'),
  }),
  response: z.object({ id: z.uuid() }),
  limit,
});

/**
 * Returns the introductions that wait for the caller or the other person (`received`), and those that the caller made
 * (`made`). Introductions that ended, or that the caller declined, are in neither list. Nothing reveals that the other
 * person declined.
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
        /** True when the caller said yes; the other person's answer is not shown. */
        isAccepted: z.boolean(),
        endsAt: z.iso.datetime(),
      }),
    ),
    made: z.array(
      z.object({
        id: z.uuid(),
        people: z.array(personCard),
        /** The room of the two people and the caller; null while the introduction waits. */
        roomId: roomId.nullable(),
        endsAt: z.iso.datetime(),
      }),
    ),
  }),
});

/** Stores the caller's answer. The others do not learn of a no. Returns the room once both people have said yes. */
export const answerIntroduction = route({
  method: 'PUT',
  path: '/api/introductions/:id',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: z.object({ answer: z.enum(['yes', 'no']) }),
  response: z.object({ roomId: roomId.nullable() }),
  limit,
});

/** Withdraws an introduction of the caller that has not led to a room yet. Nobody gets a notice. */
export const withdrawIntroduction = route({
  method: 'DELETE',
  path: '/api/introductions/:id',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: ok,
  limit,
});
