/** The part of an opener's words that a sent text must have, in order, to count as the same opener. */
const SAME = 0.75;
/** A sent text with this many times the opener's words is something else that only mentions it. */
const LONGER = 3;

/** Returns the words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns whether a sent text is the opener, but for capitals, punctuation, a few other words, or words before and
 * after it. Both are lists of words.
 */
export function isNearly(sent: readonly string[], opener: readonly string[]): boolean {
  const needed = Math.ceil(opener.length * SAME);
  if (opener.length === 0 || sent.length < needed || sent.length > opener.length * LONGER) return false;
  const known = new Set(sent);
  if (opener.filter((word) => known.has(word)).length < needed) return false;
  return inCommon(sent, opener) >= needed;
}

/** Returns how many words two texts have in common, in the same order. */
function inCommon(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const word of a) {
    const next = [0];
    for (const [at, other] of b.entries()) {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
