import { intents, signs, type Intent } from '#content/wyn-intents.ts';
import { signsInSpanish } from '#content/wyn-signs-spanish.ts';
import { chips } from '#content/wyn.ts';
import { languageIn } from '#companions/hear.ts';
import type { Language } from '#contract/languages.ts';
import type { WynLine } from '#contract/wyn.ts';
import { spelledOut } from '#content/spelled-out.ts';
import { clearlyIn } from './lead.ts';

/** The sum of weights of signs that an intent needs to be recognized. */
const ENOUGH = 3;
/** The intents of words that only refer to an earlier topic. */
const POINTERS: ReadonlySet<Intent> = new Set<Intent>(['more', 'another', 'yes', 'thanks', 'compliment']);

/**
 * Returns the intent of a text: of the chip that it is, else of its signs. A text that is clearly Spanish is asked for
 * Spanish signs alone, because English ones take its words: "leo mucho" names no zodiac. On Spanish pages these signs
 * come first, unless the text is clearly English.
 */
export function recognise(message: string, language: Language = 'en'): Intent | undefined {
  const chip = byChip.get(plain(message));
  if (chip !== undefined) return chip;
  const clear = clearlyIn(message);
  if (clear === 'es' || languageIn(message) === 'es') return bySpanish(message);
  if (language === 'es' && clear !== 'en') return bySpanish(message) ?? byEnglish(message);
  return byEnglish(message) ?? bySpanish(message);
}

/** Returns whether the signs of Spanish, and not those of English, tell the intent of a text. */
export const isOnlyFromSpanish = (message: string): boolean =>
  bySpanish(message) !== undefined && byEnglish(message) === undefined;

export const isOnlyFromEnglish = (message: string): boolean =>
  byEnglish(message) !== undefined && bySpanish(message) === undefined;

/** Returns the language of a text that is a chip of that language alone. */
export function chipIn(message: string): Language | undefined {
  const said = plain(message);
  const isChip = (language: Language): boolean => Object.values(chips).some((texts) => plain(texts[language]) === said);
  if (isChip('es') === isChip('en')) return undefined;
  return isChip('es') ? 'es' : 'en';
}

/** Returns the intent whose signs in the text have the highest sum of weights; undefined if every sum is too low. */
function byEnglish(message: string): Intent | undefined {
  const said = plain(message);
  let found: { intent: Intent; score: number } | undefined;
  for (const intent of intents) {
    const score = signs[intent].reduce((sum, [pattern, weight]) => (pattern.test(said) ? sum + weight : sum), 0);
    if (score >= ENOUGH && score > (found?.score ?? 0)) found = { intent, score };
  }
  return found?.intent;
}

function bySpanish(message: string): Intent | undefined {
  const said = folded(message);
  return signsInSpanish.find(([, sign]) => sign.test(said))?.[0];
}

/** Returns the text in the form of the Spanish signs, which have no accents. */
const folded = (message: string): string => plain(message).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The intent of each chip in each language, by its text in the form of `plain`. */
const byChip: ReadonlyMap<string, Intent> = new Map(
  Object.entries(chips).flatMap(([intent, texts]) =>
    Object.values(texts).map((text) => [plain(text), intent as Intent] as const),
  ),
);

/** Returns the person's last intent. Texts that only refer to an earlier topic are skipped. */
export function topicOf(history: readonly WynLine[], language: Language = 'en'): Intent | undefined {
  for (const { role, content } of history.toReversed()) {
    const intent = role === 'user' ? recognise(content, language) : undefined;
    if (intent !== undefined && !POINTERS.has(intent)) return intent;
  }
  return undefined;
}

/** Returns whether a single sign in the text, of either language, is enough to recognize the intent. */
export function hasSign(intent: Intent, message: string): boolean {
  const [said, inSpanish] = [plain(message), folded(message)];
  return (
    signs[intent].some(([pattern, weight]) => weight >= ENOUGH && pattern.test(said)) ||
    signsInSpanish.some(([one, sign]) => one === intent && sign.test(inSpanish))
  );
}

/**
 * Returns the text in the form of the signs: lower case, no apostrophes, and one space for each run of other symbols.
 */
function plain(text: string): string {
  return spelledOut(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
