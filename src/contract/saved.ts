import { z } from 'zod';
import { foundLine } from './chat.search.ts';
import { room, roomId } from './chat.ts';
import { cursor, post } from './posts.ts';
import { route } from './route.ts';
import { searchText } from './texts.ts';

/** The most things that a member keeps saved. */
export const SAVED_MAX = 1000;
/** The number of things on a page of the list. */
export const SAVED_A_PAGE = 20;

export const savedKinds = ['message', 'post'] as const;
export type SavedKind = (typeof savedKinds)[number];

const savedThing = z.object({
  /** The id of the message or of the post. */
  id: z.uuid(),
  savedAt: z.iso.datetime(),
  /** The message; null for a post. */
  line: foundLine.nullable(),
  /** The post; null for a message. */
  post: post.nullable(),
});
export type SavedThing = z.infer<typeof savedThing>;

const readLimit = { max: 120, windowSeconds: 60, by: 'member' } as const;
const writeLimit = { max: 60, windowSeconds: 60, by: 'member' } as const;
const marked = z.object({ isSaved: z.boolean() });

/**
 * Returns what the caller saved, the last saved first, as far as they may still read it where it was said. `words` finds
 * words or parts of words; case and accents do not matter. Nobody else learns of it.
 */
export const listSaved = route({
  method: 'GET',
  path: '/api/saved',
  access: 'member',
  query: z.object({
    words: searchText.optional(),
    kind: z.enum(savedKinds).optional(),
    cursor: cursor.optional(),
  }),
  response: z.object({
    things: z.array(savedThing),
    /** The rooms of the messages. */
    rooms: z.array(room),
    nextCursor: cursor.nullable(),
  }),
  limit: readLimit,
});

/** Returns whether the caller saved the message or the post with this id. */
export const isSaved = route({
  method: 'GET',
  path: '/api/saved/mark',
  access: 'member',
  query: z.object({ id: z.uuid() }),
  response: marked,
  limit: readLimit,
});

/**
 * Saves a message that the caller reads, or takes it out with `isSaved` false. Throws `saved_full` at `SAVED_MAX`, and
 * `message_gone` for a deleted or hidden message. A repeat changes nothing.
 */
export const saveMessage = route({
  method: 'PUT',
  path: '/api/chats/:roomId/messages/:messageId/saved',
  access: 'member',
  params: z.object({ roomId, messageId: z.uuid() }),
  body: marked,
  response: marked,
  limit: writeLimit,
});

/** Saves a post that the caller may read, or takes it out. Throws `saved_full` at `SAVED_MAX`. */
export const savePost = route({
  method: 'PUT',
  path: '/api/posts/:id/saved',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: marked,
  response: marked,
  limit: writeLimit,
});
