import { graphemes } from '#contract/texts.written.ts';

/** Returns a text, or as many whole characters of its beginning as fit into the width with "…" after them. */
export function fittedText(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = graphemes(text);
  const first = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, over] = [0, letters.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (widthOf(first(middle)) <= width) fits = middle;
    else over = middle;
  }
  return first(fits);
}
