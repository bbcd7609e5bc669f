import { z } from 'zod';
import { message, roomId } from './chat.ts';
import { route } from './route.ts';

/** The largest number of pinned messages in a room. */
export const PINS_MAX = 50;

/**
 * Pins a message for everybody in the room, or unpins it with `isOn` false. Both people of a direct room may pin, and
 * so may the owner and admins of a group; other members get `forbidden`. Throws `pins_full` at the limit, and
 * `message_gone` for a deleted or hidden message. A repeat changes nothing.
 */
export const pinMessage = route({
  method: 'PUT',
  path: '/api/chats/:roomId/messages/:messageId/pin',
  access: 'member',
  params: z.object({ roomId, messageId: z.uuid() }),
  body: z.object({ isOn: z.boolean() }),
  response: z.object({ message }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});

/** Returns the pinned messages that the caller may read, in the order of the log, without hidden ones. */
export const listPins = route({
  method: 'GET',
  path: '/api/chats/:roomId/pins',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({
    messages: z.array(message),
    /** True when the caller may pin and unpin in this room. */
    canPin: z.boolean(),
  }),
});
