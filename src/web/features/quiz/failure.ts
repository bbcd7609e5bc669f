import { CallError } from '#web/platform/call.ts';

/** A page of a proxy is no sentence: its beginning says enough. */
const MOST = 160;

/** What the toast says under 'Something went wrong': the server's words, or what came instead of them. */
export function failureWords(error: Error): string {
  if (error instanceof CallError) {
    if (error.status === 401) return 'Please log in again to continue with the quiz';
    if (error.code === 'unreachable') return 'We could not reach the server. Your answers are safe.';
    return error.words || error.message.replace(/^(\d+): /, 'Failed: $1 ').slice(0, MOST);
  }
  // An answer that is not JSON; browsers agree on these two words for one that is nothing at all.
  if (error instanceof SyntaxError) {
    return /unexpected end/i.test(error.message)
      ? 'Server returned empty response'
      : `Invalid JSON response: ${error.message}`.slice(0, MOST);
  }
  return error.message;
}
