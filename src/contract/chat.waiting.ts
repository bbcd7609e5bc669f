import { z } from 'zod';
import { message } from './chat.ts';
import { route } from './route.ts';

/** Returns the caller's messages that wait for a look at their pictures, and refused ones, oldest first. */
export const listWaitingMessages = route({
  method: 'GET',
  path: '/api/chats/waiting',
  access: 'member',
  audience: 'me',
  response: z.object({ messages: z.array(message) }),
});
