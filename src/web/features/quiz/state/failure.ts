import { CallError } from '#web/platform/calls/call.ts';
import { t } from '#web/words/words.ts';

/** The largest length of the text: the beginning of a proxy's error page is enough. */
const MOST = 160;

/** Returns the toast's text below 'Something went wrong': the server's text, or what is wrong with the response. */
export function failureWords(error: Error): string {
  if (error instanceof CallError) {
    if (error.status === 401) return t('quiz.please-log-in-again-to', 'Please log in again to continue with the quiz');
    if (error.code === 'unreachable')
      return t('quiz.we-could-not-reach-the', 'We could not reach the server. Your answers are safe.');
    return (
      error.words ||
      t('quiz.failed', 'Failed: {what}', { what: error.message.replace(/^(\d+): /, '$1 ') }).slice(0, MOST)
    );
  }
  // The response is not JSON. For an empty response, the message contains this phrase.
  if (error instanceof SyntaxError) {
    return /unexpected end/i.test(error.message)
      ? t('quiz.server-returned-empty-response', 'Server returned empty response')
      : t('quiz.invalid-json-response', 'Invalid JSON response: {message}', { message: error.message }).slice(0, MOST);
  }
  return error.message;
}
