import nlp from 'compromise';

type Parsed = ReturnType<typeof nlp>;

/** The most parsed texts that are kept. Parsing is slow, and several functions parse the same few texts of a line. */
const MOST_KEPT = 32;
const kept = new Map<string, Parsed>();

/** Returns the parsed text. Callers share the result, so they must not change it. */
export function parsed(text: string): Parsed {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const fresh = nlp(text);
  kept.set(text, fresh);
  return fresh;
}
