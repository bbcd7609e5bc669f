import { CallError } from '#web/platform/call.ts';
import { wordsFor } from './problems.ts';

/**
 * Why a code did not let somebody in. wrong: try again; dead: ask for another; consent: someone new, who has not agreed
 * yet; taken: the Wildin ID they asked for; failed: anything else, with the code as good as before.
 */
export type Refusal = { kind: 'wrong' | 'dead' | 'consent' | 'taken' | 'failed'; words: string };

/** `isJoining`: this call was to make an account; otherwise it may as well have been to enter one. */
export function refusalOf(error: unknown, isJoining: boolean): Refusal {
  const code = error instanceof CallError ? error.code : undefined;
  const said = error instanceof CallError ? error.words : '';
  if (code === 'code_wrong') return { kind: 'wrong', words: said };
  if (code === 'code_dead') return { kind: 'dead', words: said };
  if (code === 'consent_required') return { kind: 'consent', words: said };
  if (code === 'handle_taken') {
    return { kind: 'taken', words: 'This username is already taken. Please go back and choose a different username.' };
  }
  if (!isJoining) return { kind: 'failed', words: wordsFor(error, 'Something went wrong. Please try again.') };
  if (code === undefined || code === 'unreachable') {
    return {
      kind: 'failed',
      words: 'Account creation failed. Please try again or go back to change your username.',
    };
  }
  return { kind: 'failed', words: `Registration failed: ${said || 'Please try again'}` };
}
