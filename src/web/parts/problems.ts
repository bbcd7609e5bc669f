import { asCallError } from '#web/platform/call.ts';
import { t } from '#web/words/words.ts';

const OFFLINE = t(
  'parts.wildin-cannot-be-reached-right',
  'wildin cannot be reached right now. Everything you typed is still here: try again in a moment.',
);

/** The words for a failed call: the server's, or that it could not be reached, or `otherwise`. */
export function wordsFor(error: unknown, otherwise: string): string {
  const { code, words } = asCallError(error);
  return code === 'unreachable' ? OFFLINE : words || otherwise;
}
