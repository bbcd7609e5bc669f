import { z } from 'zod';

/** The most characters of a search, in UTF-16 units. */
const SEARCH_MAX = 60;

/** The words of a search. No stored text has a NUL or half a character, and the database refuses them. */
export const searchText = z
  .string()
  .max(SEARCH_MAX)
  .transform((value) => value.normalize('NFC').trim())
  .refine((value) => !/\0|\p{Cs}/u.test(value), 'Some characters cannot be looked for.');
