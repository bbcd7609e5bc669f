import nlp from 'compromise';

type Parsed = ReturnType<typeof nlp>;

/** Several readers ask about the same few texts of a line, and parsing is slow. */
const MOST_KEPT = 32;
const kept = new Map<string, Parsed>();

/** Returns a text as the grammar reads it; it is only looked at, never changed. */
export function parsed(text: string): Parsed {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const fresh = nlp(text);
  kept.set(text, fresh);
  return fresh;
}
