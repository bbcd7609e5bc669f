import type { Clock } from '#server/platform/clock.ts';
import { examine, type Examined } from './examine.ts';
import type { DoctorNeeds } from './finding.ts';

declare module '#server/platform/deps.ts' {
  interface Deps {
    rounds: Rounds;
  }
}

/** One look at everything. */
export interface Round {
  at: Date;
  /** `since` is when this process first saw the thing so; null where it is well. */
  examined: (Examined & { since: Date | null })[];
}

/** The looks of this server: one at a time, and remembered, so that several readers have one look a minute. */
export class Rounds {
  readonly #needs: DoctorNeeds;
  readonly #clock: Clock;
  readonly #since = new Map<string, { level: string; at: Date }>();
  #last: Round | undefined;
  #looking: Promise<Round> | undefined;

  constructor(needs: Omit<DoctorNeeds, 'isServer' | 'now'>, clock: Clock) {
    this.#needs = { ...needs, now: clock.now, isServer: true };
    this.#clock = clock;
  }

  /** Returns the last look, or a new one if that is older than `maxAgeMs`. */
  async latest(maxAgeMs: number): Promise<Round> {
    const isOld = this.#last === undefined || this.#clock.now().getTime() - this.#last.at.getTime() >= maxAgeMs;
    return this.#last !== undefined && !isOld ? this.#last : this.look();
  }

  /** Looks now. */
  look(): Promise<Round> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<Round> {
    const found = await examine(this.#needs);
    const at = this.#clock.now();
    const examined = found.map((one) => Object.assign(one, { since: this.#sinceOf(one, at) }));
    this.#last = { at, examined };
    return this.#last;
  }

  #sinceOf({ check: { id }, seen: { level } }: Examined, now: Date): Date | null {
    const known = this.#since.get(id);
    if (known?.level !== level) this.#since.set(id, { level, at: now });
    return level === 'green' ? null : (this.#since.get(id)?.at ?? now);
  }
}
