import { asCallError, CallError } from '#web/platform/calls/call.ts';
import { NotKept } from '#web/platform/session/keeping.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { t } from '#web/words/words.ts';

/**
 * The reason why a call with a code failed. wrong: try again; dead: request another code; consent: a new person has
 * given no consents yet; taken: the requested Wildin ID exists or is reserved; failed: anything else, and the typed code stays.
 */
export type CodeRefusal = { kind: 'wrong' | 'dead' | 'consent' | 'taken' | 'failed'; words: string };

/** `isJoining` is true when the call creates an account, so that an unknown error says that the sign-up failed. */
export function refusalOf(error: unknown, isJoining: boolean): CodeRefusal {
  const { code, words: said } = asCallError(error);
  if (code === 'code_wrong') return { kind: 'wrong', words: said };
  if (code === 'code_dead') return { kind: 'dead', words: said };
  if (code === 'consent_required') return { kind: 'consent', words: said };
  if (code === 'handle_taken') {
    return {
      kind: 'taken',
      words: t(
        'accounts.this-username-is-already-taken',
        'This username is already taken. Please go back and choose a different username.',
      ),
    };
  }
  if (code === 'handle_reserved') {
    return {
      kind: 'taken',
      words: t(
        'accounts.this-username-is-reserved',
        'This username is reserved. Please go back and choose a different username.',
      ),
    };
  }
  if (!isJoining || error instanceof NotKept)
    return {
      kind: 'failed',
      words: wordsFor(error),
    };
  if (code === 'unreachable' || !(error instanceof CallError)) {
    return {
      kind: 'failed',
      words: t(
        'accounts.account-creation-failed-please-try',
        'Account creation failed. Please try again or go back to change your username.',
      ),
    };
  }
  return {
    kind: 'failed',
    words: t('accounts.registration-failed-2', 'Registration failed: {said}', {
      said: said || t('accounts.please-try-again', 'Please try again'),
    }),
  };
}
