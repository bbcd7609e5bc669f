import { HOUR_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  claimLeases,
  renewLease,
  settleLeases,
  type Lease,
  type LeaseTable,
  type Settlement,
} from './leases.queries.ts';

export type { Lease, LeaseTable } from './leases.queries.ts';

/** A row that was claimed this often without a result is given up. */
const MOST_TRIES = 5;

/** The longest delay and the longest lease. A later time was written by a clock that was ahead, and counts as past. */
const FARTHEST_MS = 2 * HOUR_MS;

/** The result of working on a lease: done up to a `seq`, or due again at a time. With `isTry` it counts as a try. */
export type End = { upTo: number } | { again: Date; isTry: boolean };

export interface Work<K extends object, L extends K & Lease> {
  table: LeaseTable<K>;
  /** The name for the log. */
  name: string;
  /** The interval at which the worker looks for due rows. */
  tickMs: number;
  /**
   * A worker that does not renew its lease within this time counts as dead, and another worker takes the lease over.
   */
  leaseMs: number;
  /** The most leases of one worker at a time. */
  atOnce: number;
  /** A row that got new work during its lease is due again after this delay; 0 means at once. */
  restMs: number;
  /** The pause after a failure, multiplied by the number of tries. */
  pauseMs: number;
  /** Reads the data of several leases and returns the function that works on one of them. An error means a retry. */
  begin: (leases: readonly L[]) => Promise<(lease: L) => Promise<End>>;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'timers' | 'log'>;

/**
 * Works on the rows of a table. Every instance has such a worker, and the workers share the rows through the database.
 * A row that one worker has claimed is ignored by the others until its lease ends.
 */
export class LeaseWorker<K extends object, L extends K & Lease> {
  readonly #deps: Needs;
  readonly #work: Work<K, L>;
  readonly #stopTicking: () => void;
  readonly #stopping = new AbortController();
  readonly #leases = new Map<string, { lease: L; done: Promise<void> }>();
  /** Rows to claim again after their lease, by key: rows requested during their lease, or settled with newer work. */
  readonly #askedAgain = new Map<string, K>();
  #settlements: Settlement<K>[] = [];
  #settling: Promise<void> | undefined = undefined;
  #taking: Promise<void> = Promise.resolve();
  #mayBeMore = false;

  constructor(deps: Needs, work: Work<K, L>) {
    this.#deps = deps;
    this.#work = work;
    this.#stopTicking = deps.timers.every(work.tickMs, () => this.#take());
  }

  /** Aborts when the worker stops. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Claims these rows now, due or not, up to the worker's limit; the other rows wait until they are due. */
  hurry(keys: readonly K[]): void {
    this.#take(keys);
  }

  /** Extends a lease to `leaseMs` from now. Returns the present `seq` of the work; undefined when the row is gone. */
  renew(key: K): Promise<number | undefined> {
    return renewLease(this.#deps.db, this.#work.table, { key, until: this.#in(this.#work.leaseMs) });
  }

  /** Claims nothing more; resolves when all leases are settled or released. */
  async stop(): Promise<void> {
    this.#stopTicking();
    this.#stopping.abort();
    await this.#taking;
    await Promise.all([...this.#leases.values()].map(({ done }) => done));
  }

  /** Starts a claim after the previous claim has ended, so that the worker never holds too many leases. */
  #take(only?: readonly K[]): void {
    this.#taking = this.#taking.then(() => this.#claim(only)).catch((error: unknown) => this.#report(error));
  }

  async #claim(only: readonly K[] | undefined): Promise<void> {
    const { table, leaseMs, atOnce, begin } = this.#work;
    for (const key of only ?? []) if (this.#leases.has(this.#idOf(key))) this.#askedAgain.set(this.#idOf(key), key);
    const limit = atOnce - this.#leases.size;
    if (this.signal.aborted || limit <= 0) return;
    const except = [...this.#leases.values()].map(({ lease }) => lease);
    const wish = { now: this.#in(0), beyond: this.#in(FARTHEST_MS), until: this.#in(leaseMs), limit, only, except };
    const leases = await claimLeases<K, L>(this.#deps.db, table, wish);
    this.#mayBeMore = only === undefined && leases.length === limit;
    if (leases.length === 0) return;
    const beginning = begin(leases);
    for (const lease of leases) {
      const done = this.#see(lease, beginning).finally(() => this.#letGo(lease));
      this.#leases.set(this.#idOf(lease), { lease, done });
    }
  }

  #letGo(lease: L): void {
    const id = this.#idOf(lease);
    this.#leases.delete(id);
    const again = this.#askedAgain.get(id);
    this.#askedAgain.delete(id);
    if (again !== undefined) this.#take([again]);
    else if (this.#mayBeMore && this.#leases.size === 0) this.#take();
  }

  async #see(lease: L, beginning: Promise<(lease: L) => Promise<End>>): Promise<void> {
    const end = await this.#endOf(lease, beginning);
    const settlement =
      'upTo' in end
        ? { key: lease, upTo: end.upTo }
        : { key: lease, upTo: lease.seq, again: { at: end.again, tries: lease.tries - (end.isTry ? 0 : 1) } };
    // If settling fails, the lease simply expires.
    await this.#settle(settlement).catch((error: unknown) => this.#report(error));
  }

  async #endOf(lease: L, beginning: Promise<(lease: L) => Promise<End>>): Promise<End> {
    try {
      const work = await beginning;
      if (lease.tries <= MOST_TRIES) return await work(lease);
      this.#deps.log.error({ lease: this.#idOf(lease) }, `${this.#work.name}: given up`);
      return { upTo: lease.seq };
    } catch (error) {
      if (this.signal.aborted) return { again: this.#in(0), isTry: false };
      this.#report(error);
      return { again: this.#in(this.#work.pauseMs * lease.tries), isTry: true };
    }
  }

  /** Settles with one statement all work that ends in the same turn of the event loop. */
  #settle(settlement: Settlement<K>): Promise<void> {
    this.#settlements.push(settlement);
    this.#settling ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => this.#settleAll());
    return this.#settling;
  }

  async #settleAll(): Promise<void> {
    const settlements = this.#settlements;
    this.#settlements = [];
    this.#settling = undefined;
    const { table, restMs } = this.#work;
    const next = this.#in(restMs);
    const kept = await settleLeases(this.#deps.db, table, { settlements, next });
    const meant = new Set(settlements.filter(({ again }) => again !== undefined).map(({ key }) => this.#idOf(key)));
    for (const key of kept) if (restMs === 0 && !meant.has(this.#idOf(key))) this.#askedAgain.set(this.#idOf(key), key);
  }

  #in(ms: number): Date {
    return new Date(this.#deps.clock.now().getTime() + ms);
  }

  #idOf(key: K): string {
    return this.#work.table.key.map(({ column }) => String(key[column])).join(' ');
  }

  #report(error: unknown): void {
    this.#deps.log.error({ err: error }, this.#work.name);
  }
}
