/** Created on first use, because it makes the browser load its Unicode data. */
let segments: Intl.Segmenter | undefined;

/** Counts the characters of a text as people see them, without space around it: an emoji of a family is one. */
export function lengthOf(text: string): number {
  return graphemes(text.normalize('NFC').trim()).length;
}

/** Returns the characters of a text as people see them. */
export function graphemes(text: string): string[] {
  segments ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segments.segment(text), ({ segment }) => segment);
}
