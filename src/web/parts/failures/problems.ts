import { asCallError } from '#web/platform/calls/call.ts';
import { NotKept } from '#web/platform/session/keeping.ts';
import { t } from '#web/words/words.ts';

const OFFLINE = t(
  'parts.wildin-cannot-be-reached-right',
  'wildin cannot be reached right now. Nothing is lost: try again in a moment.',
);

const WRONG = t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.');

const NOT_KEPT = t('parts.this-browser-keeps-nothing-so', 'This browser keeps nothing, so nothing was sent.');

/** Returns the text for a failed call: the server's own text, a text for an unreachable server, or `otherwise`. */
export function wordsFor(error: unknown, otherwise = WRONG): string {
  if (error instanceof NotKept) return NOT_KEPT;
  const { code, words } = asCallError(error);
  return code === 'unreachable' ? OFFLINE : words || otherwise;
}

/** Returns the server's text about the first of `inputs` that it refused, or else the text of `wordsFor`. */
export function wordsBeside(error: unknown, ...inputs: readonly string[]): string {
  const { fields } = asCallError(error);
  return inputs.map((input) => fields[input]).find((words) => words !== undefined) ?? wordsFor(error);
}
