import { z } from 'zod';
import { message, roomId } from './chat.ts';
import { route } from './route.ts';

/** The largest number of pinned messages in a room. */
export const PINS_MAX = 50;

/**
 * Pins a message for everybody in the room, or with `isOn` false unpins it. In a direct room both may, in a group its owner and
 * admins, and in other rooms nobody (`forbidden`). Throws `pins_full` at the limit and `message_gone` for a message that is
 * deleted or hidden. A repeat changes nothing.
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
    /** The caller may pin and unpin here. */
    canPin: z.boolean(),
  }),
});
