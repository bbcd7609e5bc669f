import { folded } from '#web/platform/folded.ts';

/** The number of characters shown before the match. */
const BEFORE = 40;

/** Returns the text before the first match, the match, and the text after it; without a match, the text alone. */
export function excerptOf(text: string, words: string): [before: string, match: string, after: string] {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const wanted = folded(words);
  // Folding may change the length of a letter, so `places` maps each folded character to its letter.
  const places = letters.flatMap((letter, at) => Array.from({ length: folded(letter).length }, () => at));
  const found = folded(text).indexOf(wanted);
  const [from, to] = [places[found], places[found + wanted.length - 1]];
  if (found < 0 || from === undefined || to === undefined) return [text, '', ''];
  const start = Math.max(0, from - BEFORE);
  const before = `${start > 0 ? '…' : ''}${letters.slice(start, from).join('')}`;
  return [before, letters.slice(from, to + 1).join(''), letters.slice(to + 1).join('')];
}
