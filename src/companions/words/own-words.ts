import { refusalOf } from '#content/moderation.ts';
import { withApostrophes } from './apostrophes.ts';
import { AGAINST_THEMSELF } from './echo.ts';
import { countWords, sentencesOf } from './words.ts';

const LONGEST = 14;
const SHORTEST = 3;

/**
 * Returns the longest sentence of a line, or its beginning, as it was written; undefined if it must not be repeated.
 */
export function ownWords(given: string): string | undefined {
  const line = withApostrophes(given);
  if (refusalOf(line) !== undefined || AGAINST_THEMSELF.test(line)) return undefined;
  const [sentence = ''] = sentencesOf(line).toSorted((a, b) => b.length - a.length);
  const bare = sentence.replace(/^[\p{L} ]{3,20}: /u, '').replace(/[.!?…\s]+$/u, '');
  // More parts have more words.
  const parts = bare.split(', ', LONGEST);
  const kept = parts.filter((_, at) => countWords(parts.slice(0, at + 1).join(', ')) <= LONGEST).join(', ');
  if (countWords(kept) < SHORTEST || !/^[\p{L}\p{N}' ,&$€£%-]+$/u.test(kept)) return undefined;
  return capitalised(kept);
}

/** Returns a text with a capital at its start and for “I”, and with typographic apostrophes. */
export function capitalised(text: string): string {
  const said = text.replaceAll(/\bi\b(?!\.)/g, 'I').replaceAll("'", '’');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
