import { intents, signs, type Intent } from '#content/wyn-intents.ts';
import type { WynLine } from '#contract/wyn.ts';

/** The sum of signs below which no intent is recognised. */
const ENOUGH = 3;
/** Words that only refer to an earlier topic. */
const POINTERS: ReadonlySet<Intent> = new Set<Intent>(['more', 'another', 'yes', 'thanks', 'compliment']);

/** Returns the intent with the highest sum of signs in the text; undefined when every sum is too low. */
export function recognise(message: string): Intent | undefined {
  const said = plain(message);
  let found: { intent: Intent; score: number } | undefined;
  for (const intent of intents) {
    const score = signs[intent].reduce((sum, [pattern, weight]) => (pattern.test(said) ? sum + weight : sum), 0);
    if (score >= ENOUGH && score > (found?.score ?? 0)) found = { intent, score };
  }
  return found?.intent;
}

/** Returns the last intent of the person; text that only refers back is skipped. */
export function topicOf(history: readonly WynLine[]): Intent | undefined {
  for (const { role, content } of history.toReversed()) {
    const intent = role === 'user' ? recognise(content) : undefined;
    if (intent !== undefined && !POINTERS.has(intent)) return intent;
  }
  return undefined;
}

/** Returns whether the text has a sign of an intent that is enough to recognize the intent alone. */
export function hasSign(intent: Intent, message: string): boolean {
  const said = plain(message);
  return signs[intent].some(([pattern, weight]) => weight >= ENOUGH && pattern.test(said));
}

/** Returns the text as signs are written: lower case, no apostrophes, and one space for any run of other signs. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
