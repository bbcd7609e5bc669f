/** Created on first use, because a segmenter makes the browser load its Unicode data. */
let segments: Intl.Segmenter | undefined;

/** Counts the visible characters of a text without the space around it. An emoji of a family is one character. */
export function lengthOf(text: string): number {
  return graphemes(text.normalize('NFC').trim()).length;
}

/** Returns the visible characters of a text. */
export function graphemes(text: string): string[] {
  segments ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segments.segment(text), ({ segment }) => segment);
}
