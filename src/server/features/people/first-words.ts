/** The longest text of a card, in characters. */
const MOST = 90;
/** A first sentence shorter than this says too little alone. */
const LEAST = 14;

/** Returns the first sentence of a person's own text, cut between words where it is long; null for an empty text. */
export function firstWordsOf(bio: string | null): string | null {
  let words = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(bio?.trim() ?? '')) {
    words += segment;
    if (words.trim().length >= LEAST) break;
  }
  words = words.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return null;
  if (words.length <= MOST) return words;
  const whole = words.slice(0, MOST - 1);
  const end = whole.lastIndexOf(' ');
  // A text without spaces is cut between its characters, none of which is cut itself.
  const kept = end > MOST / 2 ? whole.slice(0, end) : [...words].slice(0, MOST / 2).join('');
  return `${kept.replace(/[\s.,;:–—-]+$/u, '')}…`;
}
