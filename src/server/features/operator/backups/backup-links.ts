import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';

/** Links to backups in the memory of the process that has the files. Each works once, within a minute. */
export class BackupLinks {
  readonly #clock: Clock;
  readonly #names = new Map<string, { name: string; endsAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the token of a new link to a backup. */
  make(name: string): string {
    this.#forget();
    const token = randomBytes(32).toString('base64url');
    this.#names.set(token, { name, endsAt: this.#clock.now().getTime() + MINUTE_MS });
    return token;
  }

  /** Uses a link up. Returns the name of its backup; undefined for a link that does not work. */
  take(token: string): string | undefined {
    this.#forget();
    const link = this.#names.get(token);
    this.#names.delete(token);
    return link?.name;
  }

  #forget(): void {
    const now = this.#clock.now().getTime();
    for (const [token, { endsAt }] of this.#names) if (endsAt <= now) this.#names.delete(token);
  }
}
