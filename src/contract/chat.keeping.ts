import { z } from 'zod';
import { roomId } from './chat.ts';
import { fadingLengths, roomFading } from './chat.fading.ts';
import { route } from './route.ts';

/**
 * Says how long the caller wants the lines of a room of two people to be kept. What the other person asked for begins
 * when the caller wants the same. Another length is a question to them, in place of an earlier one. `off` ends it at once,
 * for lines that are written from then on. The length that holds drops a question, whose ever it is. Lines keep the end
 * under which they were written.
 */
export const setFading = route({
  method: 'PUT',
  path: '/api/chats/:roomId/fading',
  access: 'member',
  params: z.object({ roomId }),
  body: z.object({ length: z.enum([...fadingLengths, 'off']) }),
  response: z.object({ fading: roomFading }),
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
});
