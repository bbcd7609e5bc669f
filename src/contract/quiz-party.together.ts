import { z } from 'zod';
import { message, roomId } from './chat.ts';
import { personCard } from './people.ts';
import { partyQuizId } from './quiz-party.ts';
import { route } from './route.ts';

const byRoom = z.object({ roomId });
const byMessage = z.object({ roomId, messageId: z.uuid() });
const shown = z.object({ message });
const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/** Starts a quiz together in a room, with a message; the same checks apply as to any other message. */
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
 * Joins the quiz or leaves it again. The others wait for the answer of a caller who joined. Changes nothing after the
 * results are shown or the caller has answered.
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
 * Adds the caller's present result of the quiz to those of the others. Only the first answer counts: a repeat changes
 * nothing. Throws `party_unfinished` if the caller has no result.
 */
export const answerParty = route({
  method: 'PUT',
  path: '/api/chats/:roomId/parties/:messageId/answer',
  access: 'member',
  params: byMessage,
  response: shown,
  limit,
});

/** Shows the results without further waiting. Only the person who started the quiz and the admins of a group may. */
export const showParty = route({
  method: 'PUT',
  path: '/api/chats/:roomId/parties/:messageId/shown',
  access: 'member',
  params: byMessage,
  response: shown,
  limit,
});

/**
 * Returns the results of everybody who answered, without people hidden from the caller. `people` is null until the
 * caller has answered and the results are shown.
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
          /** The number of questions to which this person and the caller gave the same answer. */
          alike: z.number().int().min(0),
        }),
      )
      .nullable(),
  }),
  limit,
});
