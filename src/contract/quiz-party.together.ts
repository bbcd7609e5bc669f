import { z } from 'zod';
import { message, roomId } from './chat.ts';
import { personCard } from './people.ts';
import { partyQuizId } from './quiz-party.ts';
import { route } from './route.ts';

const byRoom = z.object({ roomId });
const byMessage = z.object({ roomId, messageId: z.uuid() });
const shown = z.object({ message });
const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/** Asks a room to take a quiz together, with a message, which is judged like any other. */
export const startParty = route({
  method: 'POST',
  path: '/api/chats/:roomId/parties',
  access: 'member',
  params: byRoom,
  body: z.object({ quizId: partyQuizId }),
  response: shown,
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  idempotent: true,
});

/**
 * Joins, so that the others wait for the caller's answer, or steps out again. Changes nothing once the results are
 * shown, or the caller has answered.
 */
export const joinParty = route({
  method: 'PUT',
  path: '/api/chats/:roomId/parties/:messageId/seat',
  access: 'member',
  params: byMessage,
  body: z.object({ isIn: z.boolean() }),
  response: shown,
  limit,
});

/**
 * Puts the caller's result of the quiz, as it is now, beside those of the others. The first one counts: a repeat
 * changes nothing. Throws `party_unfinished` without a result.
 */
export const answerParty = route({
  method: 'PUT',
  path: '/api/chats/:roomId/parties/:messageId/answer',
  access: 'member',
  params: byMessage,
  response: shown,
  limit,
});

/** Shows the results without waiting for the others. For the person who started it, and the admins of a group. */
export const showParty = route({
  method: 'PUT',
  path: '/api/chats/:roomId/parties/:messageId/shown',
  access: 'member',
  params: byMessage,
  response: shown,
  limit,
});

/**
 * Returns the results of everybody who answered, as far as the caller sees them; null before the caller answered, and
 * while somebody who joined has not.
 */
export const getParty = route({
  method: 'GET',
  path: '/api/chats/:roomId/parties/:messageId',
  access: 'member',
  params: byMessage,
  response: z.object({
    people: z
      .array(
        z.object({
          person: personCard,
          outcome: z.string(),
          /** At how many questions the caller gave the same answer. */
          alike: z.number().int().min(0),
        }),
      )
      .nullable(),
  }),
  limit,
});
