import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import { statements, type Statement } from '#server/platform/watched.ts';
import { nameOfStatement } from '#server/platform/database/statement-names.ts';
import { Latencies } from './latencies.ts';

/** The samples that are kept: one a minute. */
const KEPT = 60;
const PRECISION_MS = 20;

/** What one minute was like. */
export interface Sample {
  at: Date;
  /** How late the event loop was, at the 99th percentile, in milliseconds. */
  loopMs: number;
  /** The memory of the process in bytes. */
  memory: number;
  connections: number;
  /** The requests of this minute. */
  asks: number;
}

interface Needs {
  clock: Clock;
  timers: Pick<Timers, 'every'>;
  /** Returns the number of open sockets. */
  connections: () => number;
}

/** The numbers of this process in the last hour, in memory only: event loop, memory, sockets, routes and statements. */
export class Pulse {
  readonly startedAt: Date;
  readonly routes: Latencies;
  readonly statements: Latencies;
  readonly #needs: Needs;
  readonly #delay = monitorEventLoopDelay({ resolution: PRECISION_MS });
  #samples: Sample[] = [];
  #asks = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.startedAt = needs.clock.now();
    const now = (): number => needs.clock.now().getTime();
    this.routes = new Latencies(now);
    this.statements = new Latencies(now);
  }

  /** Starts to take a sample a minute. Returns how to stop. */
  start(): () => void {
    const hear = (message: unknown): void => {
      const { text, ms } = message as Statement;
      this.statements.add(nameOfStatement(text), ms);
    };
    statements.subscribe(hear);
    this.#delay.enable();
    this.sample();
    const stop = this.#needs.timers.every(MINUTE_MS, () => this.sample());
    return () => {
      stop();
      this.#delay.disable();
      statements.unsubscribe(hear);
    };
  }

  /** Notes a request that was answered; a file has no route. */
  asked(route: string | undefined, ms: number): void {
    this.#asks += 1;
    if (route !== undefined) this.routes.add(route, ms);
  }

  sample(): void {
    this.#samples = [...this.#samples, this.now()].slice(-KEPT);
    this.#delay.reset();
    this.#asks = 0;
  }

  /** Returns the minutes that have passed, the latest last. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /** Returns the present, of which the minute is not over. */
  now(): Sample {
    // The monitor counts its own interval too.
    const late = this.#delay.percentile(99) / 1e6 - PRECISION_MS;
    return {
      at: this.#needs.clock.now(),
      loopMs: Number.isFinite(late) ? Math.max(0, Math.round(late)) : 0,
      memory: process.memoryUsage.rss(),
      connections: this.#needs.connections(),
      asks: this.#asks,
    };
  }
}
