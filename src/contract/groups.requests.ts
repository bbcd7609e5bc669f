import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** The days from a request to its deletion. Unanswered and declined requests are deleted then. */
export const REQUEST_DAYS = 30;
/** The most requests in the list. The list has the oldest requests; answering them makes room for later requests. */
export const REQUESTS_LISTED = 50;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/** Returns the people who ask to join, oldest request first, without hidden people. For the owner and admins. */
export const listGroupRequests = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId/requests',
  part: 'groups',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({ people: z.array(personCard) }),
});

/**
 * Accepts or declines a request to join. For the owner and admins. Throws `not_found` if no such request waits, and
 * `group_full` for a full group. Only an acceptance is announced to the person who asked.
 */
export const answerGroupRequest = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/requests/:userId',
  part: 'groups',
  access: 'member',
  params: z.object({ roomId, userId }),
  body: z.object({ answer: z.enum(['accept', 'decline']) }),
  response: ok,
  limit,
  repeat: 'sets',
});
