import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import { addDeliveries, deliveriesSince, type DeliveryRow } from './deliveries.queries.ts';
import { DeliveryError } from './error.ts';

type Channel = DeliveryRow['channel'];
const HALF_HOUR_MS = 30 * MINUTE_MS;

interface Needs {
  db: Db;
  clock: Clock;
  timers: Pick<Timers, 'every'>;
  onError: (error: unknown) => void;
}

/** Counts what was sent and what came back, by channel and half an hour, without any address. */
export class Deliveries {
  readonly #needs: Needs;
  #counted = new Map<string, DeliveryRow>();
  #storing: Promise<void> = Promise.resolve();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Stores the counts once a minute, as many sendings have one row. Returns how to stop. */
  start(): () => Promise<void> {
    const stop = this.#needs.timers.every(MINUTE_MS, () => {
      this.#storing = this.store().catch(this.#needs.onError);
    });
    return async () => {
      stop();
      await this.#storing;
      await this.store().catch(this.#needs.onError);
    };
  }

  count(channel: Channel, hasArrived: boolean): void {
    const halfHour = new Date(Math.floor(this.#now() / HALF_HOUR_MS) * HALF_HOUR_MS);
    const key = `${channel} ${halfHour.getTime()}`;
    const row = this.#counted.get(key) ?? { channel, half_hour: halfHour, arrived: 0, came_back: 0 };
    row[hasArrived ? 'arrived' : 'came_back'] += 1;
    this.#counted.set(key, row);
  }

  async store(): Promise<void> {
    const rows = [...this.#counted.values()];
    this.#counted = new Map();
    if (rows.length > 0) await addDeliveries(this.#needs.db, rows);
  }

  /** Returns the counts of the last 24 hours, of all instances. */
  async lastDay(): Promise<DeliveryRow[]> {
    await this.store();
    return deliveriesSince(this.#needs.db, new Date(this.#now() - DAY_MS));
  }

  #now(): number {
    return this.#needs.clock.now().getTime();
  }
}

/** Makes a sender count; without a channel nothing leaves, so nothing is counted. A failure that a retry may mend is not counted. */
export function counted<M>(
  sender: { send: (message: M) => Promise<void> },
  deliveries: Pick<Deliveries, 'count'>,
  channel: Channel | undefined,
): { send: (message: M) => Promise<void> } {
  if (channel === undefined) return sender;
  return {
    send: async (message) => {
      try {
        await sender.send(message);
      } catch (error) {
        if (error instanceof DeliveryError && error.isFinal) deliveries.count(channel, false);
        throw error;
      }
      deliveries.count(channel, true);
    },
  };
}
