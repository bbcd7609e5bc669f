import { z } from 'zod';
import { MESSAGE_MAX, roomId } from './chat.ts';
import { userId } from './people.ts';

/**
 * The first complete sentences of a line that an AI is still writing. `content` is empty once the line is withdrawn.
 * The event is not stored and may get lost. The complete line follows as `new_message` with the same `clientId`.
 */
export const messageForming = z.object({
  type: z.literal('message_forming'),
  roomId,
  senderId: userId,
  clientId: z.uuid(),
  content: z.string().max(MESSAGE_MAX * 4),
});
