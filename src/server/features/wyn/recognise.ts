import { intents, signs, type Intent } from '#content/wyn-intents.ts';
import { signsInSpanish } from '#content/wyn-spanish.ts';
import { chips } from '#content/wyn.ts';
import type { WynLine } from '#contract/wyn.ts';
import { spelledOut } from '#content/spelled-out.ts';

/** The sum of weights of signs that an intent needs to be recognized. */
const ENOUGH = 3;
/** The intents of words that only refer to an earlier topic. */
const POINTERS: ReadonlySet<Intent> = new Set<Intent>(['more', 'another', 'yes', 'thanks', 'compliment']);

/** Returns the intent of a text: of the chip that it is, else of its signs in English, else of those in Spanish. */
export function recognise(message: string): Intent | undefined {
  return byChip.get(plain(message)) ?? byEnglish(message) ?? bySpanish(message);
}

/** Returns whether the intent of a text is known only from Spanish: from a Spanish chip, or from Spanish signs alone. */
export function isKnownFromSpanish(message: string): boolean {
  const isOwnChip = Object.values(chips).some(({ es }) => plain(es) === plain(message));
  return isOwnChip || (byEnglish(message) === undefined && bySpanish(message) !== undefined);
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
  const said = plain(message).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return signsInSpanish.find(([, sign]) => sign.test(said))?.[0];
}

/** The intent of each chip in each language, by its text in the form of `plain`. */
const byChip: ReadonlyMap<string, Intent> = new Map(
  Object.entries(chips).flatMap(([intent, texts]) =>
    Object.values(texts).map((text) => [plain(text), intent as Intent] as const),
  ),
);

/** Returns the person's last intent. Texts that only refer to an earlier topic are skipped. */
export function topicOf(history: readonly WynLine[]): Intent | undefined {
  for (const { role, content } of history.toReversed()) {
    const intent = role === 'user' ? recognise(content) : undefined;
    if (intent !== undefined && !POINTERS.has(intent)) return intent;
  }
  return undefined;
}

/** Returns whether a single sign in the text is enough to recognize the intent. */
export function hasSign(intent: Intent, message: string): boolean {
  const said = plain(message);
  return signs[intent].some(([pattern, weight]) => weight >= ENOUGH && pattern.test(said));
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
