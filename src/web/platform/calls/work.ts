import { getChallenge, type Work } from '#contract/accounts.work.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { CallError, call } from './call.ts';

/** The server accepts work for ten minutes. Work older than this is done again, because it could arrive too late. */
const FRESH_MS = 9 * MINUTE_MS;

interface Ahead {
  /** Undefined when the server requires no work, or this browser cannot do it. */
  work: Promise<Work | undefined>;
  since: number;
}

let ahead: Ahead | undefined;

/** Begins the proof of work for `withWork`, so that it is done while the person still types. */
export function workAhead(): void {
  if (ahead !== undefined && Date.now() - ahead.since < FRESH_MS) return;
  ahead = { work: solve(), since: Date.now() };
  // `withWork` reports a failure of the work; here it must not become an unhandled rejection.
  ahead.work.catch(() => undefined);
}

/** Sends a call with work. If the server refuses the work, for example as used, it sends once more with new work. */
export async function withWork<T>(send: (work: Work | undefined) => Promise<T>): Promise<T> {
  try {
    return await send(await takeAhead());
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'proof_of_work') throw error;
    return await send(await takeAhead());
  }
}

/** Takes the work done ahead and clears it, because the server accepts each piece of work once. */
function takeAhead(): Promise<Work | undefined> {
  workAhead();
  const work = ahead?.work ?? solve();
  ahead = undefined;
  return work;
}

async function solve(): Promise<Work | undefined> {
  const { challenge } = await call(getChallenge);
  // Without https there is no `crypto.subtle`, so the call is sent without work. If the server requires work, it
  // refuses the call with `proof_of_work`.
  if (challenge === null || !window.isSecureContext) return undefined;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  // The browser derives keys off the main thread, so the page stays smooth without a worker of our own.
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? undefined : { challenge, solution: { ...solution } };
}
