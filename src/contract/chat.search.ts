import { z } from 'zod';
import { chatFilters } from './chat.list.ts';
import { room, roomId } from './chat.ts';
import { userId } from './people.ts';
import { route } from './route.ts';
import { searchText } from './texts.ts';

/** The scripts of which a single character is enough for a search. */
const WHOLE_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Returns whether a text is long enough to search messages for it. */
export function isSearchable(text: string): boolean {
  const words = text.trim();
  return [...words].length >= 2 || WHOLE_WORDS.test(words);
}

const words = searchText.refine(isSearchable, 'Write two letters or more.');

/** A message that a search found. */
export const foundLine = z.object({
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

/** The number of messages on a page of a search. */
export const FOUND_A_PAGE = 20;

/**
 * Searches messages that the caller can read for words or parts of words, the newest first. Case and accents do not
 * matter. With `filter`, only the rooms of the filter are searched. Requests that wait for the caller are not searched.
 * A call ends after about 300 ms, with or without a result, and `next` continues the search. Throws `unavailable` when
 * the database finishes no part in time.
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
    /** The time of the earliest message that was searched; null when no earlier message is left. */
    searchedTo: z.iso.datetime().nullable(),
  }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});
