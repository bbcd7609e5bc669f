import { createHash } from 'node:crypto';
import { DAY_MS } from '#contract/durations.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isAway } from '#server/platform/away.ts';
import { AppError } from '#server/platform/errors.ts';
import { changeClaimed, claimKey, keptUnder, type KeyClaim, type Name } from './idempotency.queries.ts';
import { OneAtATime } from '#server/platform/one-at-a-time.ts';

/** How long an answer is kept. */
const KEPT_MS = DAY_MS;
/** After this time a try without an answer counts as lost with its server, and a repeat takes the key over. */
const LEASE_MS = 30_000;
/** How often a try that failed offers its key again while the database is away. */
const OFFER_AGAIN_MS = 500;
/** How often a repeat looks for the answer of another server. A repeat on the same server waits without looking. */
const LOOKS = 50;
/** The pause between two looks. */
const LOOK_MS = 100;

/** The handler's view of the key that its caller sent. */
export interface Once {
  /** The effect of an earlier try whose answer was lost: the handler makes nothing new and answers with this effect. */
  effect: string | undefined;
  /**
   * Records the effect in the transaction that makes it. Throws `still_working` when the lease has ended and another
   * try has the key. The transaction then rolls back, so that only one try has an effect.
   */
  record: (trx: Trx, effect: string) => Promise<void>;
}

/** The value for a call without a key, which always does its work. */
export const UNKEYED: Once = { effect: undefined, record: async () => undefined };

interface Keyed {
  userId: number;
  key: string;
  /** The input of the call. A repeat of the key must have the same input. */
  input: unknown;
}

interface CallAnswer {
  status: number;
  body: unknown;
}

/**
 * Makes the wrapper of one idempotent route. The first call with a key does the work and stores its answer for a day. A
 * repeat gets that answer, which may be a refusal; temporary refusals are not stored. A concurrent repeat waits for the
 * first call. Throws `idempotency_conflict` for other input under the same key, and `still_working` when another server
 * takes too long.
 */
export function createOnce(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'timers'>,
  route: Route,
): (call: Keyed, work: (once: Once) => Promise<unknown>) => Promise<unknown> {
  /** A repeat in this process waits for the running call, without queries. */
  const calls = new OneAtATime();
  return async ({ userId, key, input }, work) => {
    const name: Name = { user_id: userId, route: `${route.method} ${route.path}`, key };
    const wish = { name, fingerprint: fingerprintOf(input), work };
    const { status, body } = await calls.run(`${userId} ${key}`, () => answerOf(deps, wish));
    if (status === 200) return body;
    const { code, ...detail } = body as StoredRefusal;
    throw new AppError(code, detail);
  };
}

interface IdempotentCall {
  name: Name;
  fingerprint: string;
  work: (once: Once) => Promise<unknown>;
}

async function answerOf(deps: Parameters<typeof createOnce>[0], wish: IdempotentCall): Promise<CallAnswer> {
  const { db, clock, newId, timers } = deps;
  const { name, fingerprint } = wish;
  for (let look = 1; ; look += 1) {
    const now = clock.now();
    const claim = { ...name, claim: newId() };
    const lease = { fingerprint, claimed_until: new Date(now.getTime() + LEASE_MS), created_at: now };
    const claimed = await claimKey(db, { ...claim, ...lease }).catch((error: unknown) => {
      // The claim may be kept although its answer was lost.
      giveBack(deps, claim, lease.claimed_until);
      throw error;
    });
    if (claimed !== undefined) {
      return workUnder(deps, { claim, until: lease.claimed_until, effect: claimed.effect ?? undefined, wish });
    }
    const kept = await keptUnder(db, name);
    if (kept !== undefined && kept.fingerprint !== fingerprint) throw new AppError('idempotency_conflict');
    if (kept !== undefined && kept.status !== null) return { status: kept.status, body: kept.answer };
    if (look === LOOKS) throw new AppError('still_working', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => timers.after(LOOK_MS, resolve));
  }
}

interface Claimed {
  claim: KeyClaim;
  /** When the lease ends. */
  until: Date;
  effect: string | undefined;
  wish: IdempotentCall;
}

async function workUnder(
  deps: Pick<Deps, 'db' | 'clock' | 'timers'>,
  { claim, until, effect, wish }: Claimed,
): Promise<CallAnswer> {
  const { db, clock } = deps;
  const record = async (trx: Trx, made: string): Promise<void> => {
    if (!(await changeClaimed(trx, claim, { effect: made }))) throw new AppError('still_working');
  };
  try {
    return await keep(db, claim, { status: 200, body: await wish.work({ effect, record }) });
  } catch (error) {
    if (isFinal(error)) return keep(db, claim, { status: error.status, body: refusalOf(error) });
    if (isAway(error)) giveBack(deps, claim, until);
    else await changeClaimed(db, claim, { claimed_until: clock.now() });
    throw error;
  }
}

/** Ends a claim as soon as the database is there again, so that a repeat does not wait for the end of the lease. */
function giveBack(deps: Pick<Deps, 'db' | 'clock' | 'timers'>, claim: KeyClaim, until: Date): void {
  const { db, clock, timers } = deps;
  timers.after(OFFER_AGAIN_MS, () => {
    changeClaimed(db, claim, { claimed_until: clock.now() }).catch(() => {
      if (clock.now() < until) giveBack(deps, claim, until);
    });
  });
}

async function keep(db: Db, claim: KeyClaim, answer: CallAnswer): Promise<CallAnswer> {
  await changeClaimed(db, claim, { status: answer.status, answer: JSON.stringify(answer.body) });
  return answer;
}

interface StoredRefusal {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
}

function refusalOf({ code, message, fields }: AppError): StoredRefusal {
  return { code, message, ...(fields !== undefined && { fields }) };
}

/**
 * Returns whether a repeat would be refused for the same reason. A temporary refusal (too many calls, an ended
 * session, a try that still works, a fault) is not stored, so that a repeat with the same key tries again.
 */
function isFinal(error: unknown): error is AppError {
  const passing: readonly ErrorCode[] = ['rate_limited', 'unauthenticated', 'still_working'];
  return error instanceof AppError && error.status < 500 && !passing.includes(error.code);
}

const fingerprintOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** Returns the caller's key; undefined without the header. Throws `invalid` for a malformed key. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\w-]{8,80}$/.test(header)) return header;
  throw new AppError('invalid', { fields: { 'idempotency-key': 'Between 8 and 80 letters, digits, - or _.' } });
}

/** Registers how long answers are kept. */
export function idempotency({ deps: { retention } }: { deps: Pick<Deps, 'retention'> }): void {
  const what = 'Answers that are repeated when a connection drops';
  retention.rows({ table: 'idempotency', what, ms: KEPT_MS, after: 'after the first try', since: 'created_at' });
}
