import { folded } from '#web/platform/folded.ts';

/** The number of characters that are shown before the words that were looked for. */
const BEFORE = 40;

/** Returns a text around the words in it: what is before them, they themselves as the text has them, and what follows. */
export function excerptOf(text: string, words: string): [before: string, match: string, after: string] {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const wanted = folded(words);
  // A folded letter may be longer or shorter than it was, so each one keeps its place.
  const places = letters.flatMap((letter, at) => Array.from({ length: folded(letter).length }, () => at));
  const found = folded(text).indexOf(wanted);
  const [from, to] = [places[found], places[found + wanted.length - 1]];
  if (found < 0 || from === undefined || to === undefined) return [text, '', ''];
  const start = Math.max(0, from - BEFORE);
  const before = `${start > 0 ? '…' : ''}${letters.slice(start, from).join('')}`;
  return [before, letters.slice(from, to + 1).join(''), letters.slice(to + 1).join('')];
}
