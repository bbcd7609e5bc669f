import type { Caller } from './tokens.ts';

/** How long a valid token is cached, and so the longest that an ended one works if the announcement is lost. */
const TRUST_MS = 10_000;
const MOST = 20_000;

/**
 * Caches access tokens of live sessions for a moment, which saves the signature check and the query of most calls;
 * `forget` must be called at once for every ended session.
 */
export class TrustedTokens {
  readonly #known = new Map<string, { caller: Caller; until: number }>();
  #endings = 0;

  /** The number of endings so far. Read it before the query, so that `keep` ignores a session that ended since. */
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
