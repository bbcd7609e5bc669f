import type { Logger } from 'pino';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { hasCitus } from '#server/platform/distributed/catalog.queries.ts';
import { keyOf } from '#server/platform/distributed/placements.ts';
import { deleteOld, deleteUpTo, endOfOldest, type Old } from './retention.queries.ts';

export const RETENTION_JOB = 'enforce-retention';

/** The number of rows that one statement deletes, so that it does not block others for long. */
const BATCH = 500;

interface RetentionWords {
  /** The name of the data: "Codes we sent". */
  what: string;
  /** The event at which the term begins: "after they were sent". Without `ms`, it is the whole term in words. */
  after: string;
}

/**
 * Rows of a table that end by a time in a column. The column has the start of the term (`since`) or its end (`until`).
 */
interface OldRows<T extends keyof Tables> extends RetentionWords {
  table: T;
  ms: number;
  since?: keyof Tables[T] & string;
  until?: keyof Tables[T] & string;
}

/** Data whose removal needs more than deleting rows. */
interface Otherwise extends RetentionWords {
  table: keyof Tables;
  ms: number;
  /** Removes at most `most` items that are older than `before`, which is `ms` ago; returns how many. */
  forget: (before: Date, most: number) => Promise<number>;
}

/** Data that another mechanism removes, listed so that the table of docs/retention.md is complete. */
interface Elsewhere extends RetentionWords {
  table?: keyof Tables;
  ms?: number;
  by: string;
}

export type Term = OldRows<keyof Tables> | Otherwise | Elsewhere;

/** The terms of temporary data. Each feature registers its own terms, and one job removes all expired data. */
export class Retention {
  readonly terms: Term[] = [];
  readonly #needs: { db: Db; clock: Clock; log: Logger };

  constructor(needs: { db: Db; clock: Clock; log: Logger }) {
    this.#needs = needs;
  }

  rows<T extends keyof Tables>(term: OldRows<T>): void {
    this.terms.push(term as unknown as OldRows<keyof Tables>);
  }

  otherwise(term: Otherwise): void {
    this.terms.push(term);
  }

  elsewhere(term: Elsewhere): void {
    this.terms.push(term);
  }

  /** Removes all expired data. A failure is logged and does not stop the rest. */
  async enforce(): Promise<void> {
    const { clock, log } = this.#needs;
    const now = clock.now().getTime();
    for (const term of this.terms) {
      try {
        while ((await this.#forget(term, now)) >= BATCH);
      } catch (error) {
        log.error({ err: error, what: term.what }, 'what is too old could not be removed');
      }
    }
  }

  async #forget(term: Term, now: number): Promise<number> {
    if ('by' in term) return 0;
    const before = new Date(now - term.ms);
    if ('forget' in term) return term.forget(before, BATCH);
    const { table, since, until } = term;
    if (since !== undefined) return this.#delete({ table, column: since, before, most: BATCH });
    if (until === undefined) throw new Error(`${term.what} have no moment.`);
    return this.#delete({ table, column: until, before: new Date(now), most: BATCH });
  }

  /** Deletes old rows. A table that is divided among nodes cannot skip locked rows, so there it is a stretch of time. */
  async #delete(old: Old): Promise<number> {
    const { db } = this.#needs;
    if (keyOf(old.table) === undefined || !(await hasCitus(db))) return deleteOld(db, old);
    const end = await endOfOldest(db, old);
    return end === undefined ? 0 : deleteUpTo(db, { ...old, before: end });
  }
}

/** Returns a term as text: "30 days after they ended". */
export function termInWords({ ms, after }: Pick<Term, 'ms' | 'after'>): string {
  return ms === undefined ? after : `${spanInWords(ms)} ${after}`;
}

export function spanInWords(ms: number): string {
  const units = [
    [365 * DAY_MS, 'a year', 'years'],
    [DAY_MS, 'a day', 'days'],
    [HOUR_MS, 'an hour', 'hours'],
    [MINUTE_MS, 'a minute', 'minutes'],
  ] as const;
  const [unit, one, many] = units.find(([size]) => ms % size === 0) ?? [1, 'a millisecond', 'milliseconds'];
  return ms === unit ? one : `${ms / unit} ${many}`;
}
