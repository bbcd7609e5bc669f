import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Work } from '#contract/accounts.work.ts';

/** Does the proof of work before a sign-up on the server at `url`, as a browser does. */
export async function workFor(url: string): Promise<Work> {
  const { challenge } = (await (await fetch(`${url}/api/auth/challenge`)).json()) as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The work took too long.');
  return { challenge, solution };
}
