import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** The days after which an unanswered request ends; a declined one is kept as long. */
export const REQUEST_DAYS = 30;
/** The number of oldest requests that are listed; the others move up as they are answered. */
export const REQUESTS_LISTED = 50;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

/** Returns the people who ask to join a group, oldest request first, without hidden ones. For the owner and admins. */
export const listGroupRequests = route({
  method: 'GET',
  path: '/api/chats/groups/:roomId/requests',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({ people: z.array(personCard) }),
});

/**
 * Lets somebody in who asked, or not. For the owner and admins. Throws `not_found` where nobody waits, and `group_full`
 * where no place is left. The person who asked hears of a yes alone.
 */
export const answerGroupRequest = route({
  method: 'POST',
  path: '/api/chats/groups/:roomId/requests/:userId',
  access: 'member',
  params: z.object({ roomId, userId }),
  body: z.object({ answer: z.enum(['accept', 'decline']) }),
  response: ok,
  limit,
});
