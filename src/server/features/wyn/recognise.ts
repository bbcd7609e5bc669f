import { intents, signs, type Intent } from '#content/wyn-intents.ts';
import type { WynLine } from '#contract/wyn.ts';

/** Below this nothing was recognised. */
const ENOUGH = 3;
/** Words that only point at what was talked of before. */
const POINTERS: ReadonlySet<Intent> = new Set<Intent>(['more', 'another', 'yes', 'thanks', 'compliment']);

/** What a person wants, by the sum of the signs in their words; undefined when there are too few. */
export function recognise(message: string): Intent | undefined {
  const said = plain(message);
  let found: { intent: Intent; score: number } | undefined;
  for (const intent of intents) {
    const score = signs[intent].reduce((sum, [pattern, weight]) => (pattern.test(said) ? sum + weight : sum), 0);
    if (score >= ENOUGH && score > (found?.score ?? 0)) found = { intent, score };
  }
  return found?.intent;
}

/** What the person last spoke of; words that only point back are passed over. */
export function topicOf(history: readonly WynLine[]): Intent | undefined {
  for (const { role, content } of history.toReversed()) {
    const intent = role === 'user' ? recognise(content) : undefined;
    if (intent !== undefined && !POINTERS.has(intent)) return intent;
  }
  return undefined;
}

/** Whether the words carry any sign of an intent, whatever else they carry. */
export function hasSign(intent: Intent, message: string): boolean {
  const said = plain(message);
  return signs[intent].some(([pattern, weight]) => weight >= ENOUGH && pattern.test(said));
}

/** As the signs read it: lower case, no apostrophes, single spaces for everything that is no letter or digit. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
