import { z } from 'zod';
import { chatFilters } from './chat.list.ts';
import { room, roomId } from './chat.ts';
import { userId } from './people.ts';
import { route } from './route.ts';

const WORDS_MAX = 60;
/** In these scripts a single letter is worth searching. */
const WHOLE_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Returns whether a text says enough to be looked for in messages. */
export function isSearchable(text: string): boolean {
  const words = text.trim();
  return [...words].length >= 2 || WHOLE_WORDS.test(words);
}

const words = z
  .string()
  .max(WORDS_MAX)
  .transform((value) => value.normalize('NFC').trim())
  .refine(isSearchable, 'Write two letters or more.')
  .refine((value) => !/\0|\p{Cs}/u.test(value), 'Some characters cannot be looked for.');

/** A message that has the words. */
const foundLine = z.object({
  messageId: z.uuid(),
  roomId,
  seq: z.number().int(),
  senderId: userId,
  /** The sender's name. */
  by: z.string(),
  isSeedUser: z.boolean(),
  isDemo: z.boolean(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type FoundLine = z.infer<typeof foundLine>;

/** The number of messages in a page of a search. */
export const FOUND_A_PAGE = 20;

/**
 * Looks for words, or parts of words, in the messages that the caller can read, of all rooms or of those of a filter,
 * the newest first; case and accents do not matter. Chats that wait to be accepted are not searched. A call begins no
 * slice after about 300 ms: `next` reads on, with or without anything found, and `searchedTo` says how far back it
 * came. Throws `unavailable` where the database got nothing done.
 */
export const searchMessages = route({
  method: 'GET',
  path: '/api/chats/search',
  access: 'member',
  query: z.object({ words, filter: z.enum(chatFilters).optional(), cursor: z.uuid().optional() }),
  response: z.object({
    lines: z.array(foundLine),
    /** The rooms of the lines. */
    rooms: z.array(room),
    next: z.uuid().nullable(),
    /** When the earliest message was said that was looked at; null when nothing earlier is left. */
    searchedTo: z.iso.datetime().nullable(),
  }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});
