import { intents, signs, type Intent } from '#content/wyn-intents.ts';
import { signsInSpanish } from '#content/wyn-signs-spanish.ts';
import { chips } from '#content/wyn.ts';
import { languageIn } from '#companions/hear.ts';
import type { Language } from '#contract/languages.ts';
import type { WynLine } from '#contract/wyn.ts';
import { spelledOut } from '#content/spelled-out.ts';

/** The sum of weights of signs that an intent needs to be recognized. */
const ENOUGH = 3;
/** The intents of words that only refer to an earlier topic. */
const POINTERS: ReadonlySet<Intent> = new Set<Intent>(['more', 'another', 'yes', 'thanks', 'compliment']);

/**
 * Returns the intent of a text: of the chip that it is, else of its signs. A text that is clearly Spanish is asked for
 * Spanish signs alone, because English ones take its words: "leo mucho" names no zodiac. On Spanish pages these signs
 * come first.
 */
export function recognise(message: string, language: Language = 'en'): Intent | undefined {
  const chip = byChip.get(plain(message));
  if (chip !== undefined) return chip;
  if (languageIn(message) === 'es') return bySpanish(message);
  if (language === 'es') return bySpanish(message) ?? byEnglish(message);
  return byEnglish(message) ?? bySpanish(message);
}

/** Returns whether the intent of a text is known from Spanish: from a chip, or from signs that come before English ones. */
export function isKnownFromSpanish(message: string, language: Language): boolean {
  if (isChip(message, 'es')) return true;
  return bySpanish(message) !== undefined && (language === 'es' || byEnglish(message) === undefined);
}

export const isKnownFromEnglish = (message: string): boolean =>
  isChip(message, 'en') || byEnglish(message) !== undefined;

const isChip = (message: string, language: Language): boolean =>
  Object.values(chips).some((texts) => plain(texts[language]) === plain(message));

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
