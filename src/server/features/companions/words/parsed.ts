import nlp from 'compromise';

type Parsed = ReturnType<typeof nlp>;

/** Several functions parse the same few texts of a line, and parsing is slow. */
const MOST_KEPT = 32;
const kept = new Map<string, Parsed>();

/** Returns the parsed text, shared between callers; they may read it but not change it. */
export function parsed(text: string): Parsed {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const fresh = nlp(text);
  kept.set(text, fresh);
  return fresh;
}
