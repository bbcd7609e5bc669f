import { askings } from '#content/product-facts/asking.ts';
import { plain } from '#content/safety/plain.ts';
import { ENGLISH, OF_BOTH, SPANISH, SPELLED } from '#content/wyn-tongue-words.ts';
import { isLittle } from '#server/platform/models/word-likeness.ts';

/**
 * Returns by how many words a text is English rather than Spanish; below zero, Spanish leads. A word that only looks
 * English counts half.
 */
export function leadOf(text: string): number {
  const little = askings.es?.little;
  let lead = 0;
  for (const word of plain(text).trim().split(' ')) {
    if (OF_BOTH.has(word)) continue;
    if (little?.has(word) === true || SPANISH.has(word)) lead -= 1;
    else if (isLittle(word)) lead += 1.5;
    else if (ENGLISH.has(word)) lead += 1;
    else if (SPELLED.test(word)) lead += 0.5;
  }
  return /[ñ¿¡áéíóú]/iu.test(text) ? lead - 1 : lead;
}

/** A lead of as many words is clear in a text of any length, and one of half the words in a short text. */
const CLEAR = 1.5;

/** Returns the language of a text that is clearly in one of the two. */
export function clearlyIn(text: string): 'en' | 'es' | undefined {
  const lead = leadOf(text);
  const far = Math.abs(lead);
  if (far < CLEAR && (far < 1 || far * 2 < text.trim().split(/\s+/).length)) return undefined;
  return lead > 0 ? 'en' : 'es';
}
