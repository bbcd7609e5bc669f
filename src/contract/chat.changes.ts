import { z } from 'zod';
import { content, message, reactionEmoji, roomId, sendAnyway } from './chat.ts';
import { gifId } from './gifs.ts';
import { personCard, userId } from './people.ts';
import { route } from './route.ts';

/** How long after it was sent its author may edit a message, in milliseconds. */
export const EDIT_MS = 15 * 60_000;

const byMessage = z.object({ roomId, messageId: z.uuid() });
const changed = z.object({ message });
const limit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/**
 * Replaces the text of the caller's own message, judged as a message that is sent. Throws `edit_closed` after
 * `EDIT_MS`, and `message_gone` for one that is deleted or hidden. The same text again changes nothing.
 */
export const editMessage = route({
  method: 'PUT',
  path: '/api/chats/:roomId/messages/:messageId',
  access: 'member',
  params: byMessage,
  body: z.object({ content, sendAnyway }),
  response: changed,
  limit: { ...limit, max: 30 },
});

/** Deletes the caller's own message for everybody: its place stays, its text is gone. A repeat changes nothing. */
export const deleteMessage = route({
  method: 'DELETE',
  path: '/api/chats/:roomId/messages/:messageId',
  access: 'member',
  params: byMessage,
  response: changed,
  limit,
});

/** Adds the caller's reaction to a message, or removes it with `isOn` false. A repeat changes nothing. */
export const reactToMessage = route({
  method: 'PUT',
  path: '/api/chats/:roomId/messages/:messageId/reactions',
  access: 'member',
  params: byMessage,
  body: z.object({ emoji: reactionEmoji, isOn: z.boolean() }),
  response: changed,
  limit,
});

/** Returns the id by which the caller sends the GIF of a message on; throws `not_found` for a message without one. */
export const gifOfMessage = route({
  method: 'GET',
  path: '/api/chats/:roomId/messages/:messageId/gif',
  access: 'member',
  params: byMessage,
  response: z.object({ id: gifId }),
  limit,
});

/** Returns the people who reacted, the first one first, without those hidden from the caller. */
export const listReactions = route({
  method: 'GET',
  path: '/api/chats/:roomId/messages/:messageId/reactions',
  access: 'member',
  params: byMessage,
  /** `after` is the `next` of the page before. */
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  response: z.object({
    reactions: z.array(z.object({ emoji: reactionEmoji, person: personCard })),
    next: z.number().int().nullable(),
  }),
});

/** Lines of the log about an earlier message, which is now as in `message`. */
const ofMessage = { roomId, seq: z.number().int(), messageId: z.uuid(), message };
const ofReaction = { ...ofMessage, senderId: userId, emoji: reactionEmoji };

export const changeEvents = [
  /** It was hidden or shown again, or the message that it quotes changed. */
  z.object({ type: z.literal('message_changed'), ...ofMessage }),
  z.object({ type: z.literal('message_edited'), ...ofMessage }),
  z.object({ type: z.literal('message_deleted'), ...ofMessage }),
  z.object({ type: z.literal('gift_unwrapped'), ...ofMessage }),
  /** Somebody answered it. */
  z.object({ type: z.literal('plan_answered'), ...ofMessage }),
  /** Somebody answered the quiz. */
  z.object({ type: z.literal('party_answered'), ...ofMessage }),
  /** Somebody joined the quiz or stepped out, or its results are shown. */
  z.object({ type: z.literal('party_changed'), ...ofMessage }),
  /** It was changed or called off. */
  z.object({ type: z.literal('plan_changed'), ...ofMessage }),
  z.object({ type: z.literal('message_pinned'), ...ofMessage }),
  z.object({ type: z.literal('message_unpinned'), ...ofMessage }),
  z.object({ type: z.literal('reaction_added'), ...ofReaction }),
  z.object({ type: z.literal('reaction_removed'), ...ofReaction }),
] as const;
