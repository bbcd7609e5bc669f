import { z } from 'zod';
import { content, message, reactionEmoji, roomId, sendAnyway } from './chat.ts';
import { MINUTE_MS } from './durations.ts';
import { gifId } from './gifs.ts';
import { personCard, userId } from './people.ts';
import { route } from './route.ts';

/** The time after sending in which the author may edit a message, in milliseconds. */
export const EDIT_MS = 15 * MINUTE_MS;

const byMessage = z.object({ roomId, messageId: z.uuid() });
const changed = z.object({ message });
const limit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/**
 * Replaces the text of the caller's own message. The checks are the same as for a new message. Throws `edit_closed`
 * after `EDIT_MS`, and `message_gone` for a deleted or hidden message. An unchanged text changes nothing.
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

/** Deletes the caller's own message for everybody: the line stays without its text. A repeat changes nothing. */
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

/** Returns the id with which the caller can send a message's GIF again. Throws `not_found` if there is no GIF. */
export const gifOfMessage = route({
  method: 'GET',
  path: '/api/chats/:roomId/messages/:messageId/gif',
  access: 'member',
  params: byMessage,
  response: z.object({ id: gifId }),
  limit,
});

/** Returns the people who reacted to a message, the earliest first, without people hidden from the caller. */
export const listReactions = route({
  method: 'GET',
  path: '/api/chats/:roomId/messages/:messageId/reactions',
  access: 'member',
  params: byMessage,
  /** `after` is the `next` of the previous page. */
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  response: z.object({
    reactions: z.array(z.object({ emoji: reactionEmoji, person: personCard })),
    next: z.number().int().nullable(),
  }),
});

/** The fields of a log line about an earlier message; `message` is the message after the change. */
const ofMessage = { roomId, seq: z.number().int(), messageId: z.uuid(), message };
const ofReaction = { ...ofMessage, senderId: userId, emoji: reactionEmoji };

export const changeEvents = [
  /** A moderator hid the message or showed it again, or the message that it quotes changed. */
  z.object({ type: z.literal('message_changed'), ...ofMessage }),
  z.object({ type: z.literal('message_edited'), ...ofMessage }),
  z.object({ type: z.literal('message_deleted'), ...ofMessage }),
  z.object({ type: z.literal('gift_unwrapped'), ...ofMessage }),
  /** Somebody answered the plan. */
  z.object({ type: z.literal('plan_answered'), ...ofMessage }),
  /** Somebody answered the quiz. */
  z.object({ type: z.literal('party_answered'), ...ofMessage }),
  /** Somebody joined the quiz or stepped out, or its results are shown. */
  z.object({ type: z.literal('party_changed'), ...ofMessage }),
  /** The plan was changed or canceled. */
  z.object({ type: z.literal('plan_changed'), ...ofMessage }),
  /** Somebody voted in an open poll, or took their vote back. A vote in a secret poll has no event. */
  z.object({ type: z.literal('poll_voted'), ...ofMessage }),
  /** The poll closed, by its time or by somebody. */
  z.object({ type: z.literal('poll_closed'), ...ofMessage }),
  z.object({ type: z.literal('message_pinned'), ...ofMessage }),
  z.object({ type: z.literal('message_unpinned'), ...ofMessage }),
  z.object({ type: z.literal('reaction_added'), ...ofReaction }),
  z.object({ type: z.literal('reaction_removed'), ...ofReaction }),
] as const;
