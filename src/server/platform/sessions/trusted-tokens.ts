import type { Caller } from './tokens.ts';

/**
 * How long a valid token is cached. If the announcement of an ended session is lost, its token works at most this long.
 */
const TRUST_MS = 10_000;
const MOST = 20_000;

/**
 * A cache of access tokens of live sessions, which saves the signature check and the query of most calls. Call `forget`
 * at once for every ended session.
 */
export class TrustedTokens {
  readonly #known = new Map<string, { caller: Caller; until: number }>();
  #endings = 0;

  /** The number of endings so far. Read it before the query: `keep` ignores the token when any session ended since. */
  get moment(): number {
    return this.#endings;
  }

  get(token: string, now: Date): Caller | undefined {
    const found = this.#known.get(token);
    if (found === undefined) return undefined;
    if (now.getTime() < found.until) return found.caller;
    this.#known.delete(token);
    return undefined;
  }

  keep(token: string, caller: Caller, { now, moment }: { now: Date; moment: number }): void {
    if (moment !== this.#endings) return;
    if (this.#known.size >= MOST) this.#known.clear();
    const until = Math.min(now.getTime() + TRUST_MS, caller.expiresAt.getTime());
    this.#known.set(token, { caller, until });
  }

  forget(userId: number): void {
    this.#endings += 1;
    for (const [token, { caller }] of this.#known) if (caller.userId === userId) this.#known.delete(token);
  }
}
