import { z } from 'zod';
import { ceilingOf, fitsIn, formOf, isSeen, nameOf, unfitIn, type Manner } from './texts.written.ts';

/** The most characters of a search, in UTF-16 units. */
const SEARCH_MAX = 60;

/** The words of a search. No stored text has a NUL or half a character, and the database refuses them. */
export const searchText = z
  .string()
  .max(SEARCH_MAX)
  .transform((value) => value.normalize('NFC').trim())
  .refine((value) => !/\0|\p{Cs}/u.test(value), 'Some characters cannot be looked for.');

/** The refusal of a text that has characters, none of which shows. */
export const UNSEEN_WORDS = 'There is nothing to see in this.';

/** The refusal of a text for one of its characters. */
export function unfitWords(character: string): string {
  const { name, code } = nameOf(character);
  return `The character “${name}” (${code}) cannot be used here.`;
}

interface Writing {
  manner: Manner;
  /** The most characters, as a person counts them. */
  max: number;
  /** The refusal of an empty text; without it, the text may be empty. */
  needs?: string;
}

function faultIn(text: string, { manner, max, needs }: Writing): string | undefined {
  if (needs !== undefined && !isSeen(text)) return needs;
  const unfit = unfitIn(text, manner);
  if (unfit !== undefined) return unfitWords(unfit);
  if (text !== '' && !isSeen(text)) return UNSEEN_WORDS;
  return fitsIn(text, max) ? undefined : `At most ${max} characters.`;
}

/** A text of a person that somebody reads. Every text that people type for readers is one of these, or a `personName`. */
export const visibleText = (writing: Writing): z.ZodType<string, string> =>
  z
    .string()
    // Bounds the cost of all that follows.
    .refine((value) => value.trim().length <= ceilingOf(writing.max), { message: `At most ${writing.max} characters.` })
    .transform((value) => formOf(value, writing.manner))
    .superRefine((value, context) => {
      const message = faultIn(value, writing);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ written: writing.manner, most: writing.max });

const SOMETHING = 'Write something first.';

/** What a person says to somebody, of at most `max` characters; never empty. */
export const said = (max: number): z.ZodType<string, string> => visibleText({ manner: 'talk', max, needs: SOMETHING });

/** A note that may be empty. */
export const noted = (max: number): z.ZodType<string, string> => visibleText({ manner: 'talk', max });

/** A text for many readers; never empty. */
export const posted = (max: number): z.ZodType<string, string> =>
  visibleText({ manner: 'notice', max, needs: SOMETHING });
