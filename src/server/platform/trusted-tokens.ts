import type { Caller } from './tokens.ts';

/** How long a token proven good is believed without asking again, should word of its end get lost. */
const TRUST_MS = 10_000;
const MOST = 20_000;

/**
 * Access tokens whose session was found live a moment ago. It spares the signature check and the query of most calls;
 * `forget` must hear of every ended session at once.
 */
export class TrustedTokens {
  readonly #known = new Map<string, { caller: Caller; until: number }>();
  #endings = 0;

  /** Take it before asking the database; a session that ends while the answer is on its way is then not kept. */
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
