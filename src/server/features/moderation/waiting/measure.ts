import { Gauge } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';
import { queueLength } from './waiting.queries.ts';

/** Measures, each time an operator asks, how many things wait for a look and how long the oldest does. */
export function measureWaiting({ db, clock, metrics: { registry } }: Pick<Deps, 'db' | 'clock' | 'metrics'>): void {
  registry.registerMetric(
    new Gauge({
      name: 'waiting_things',
      help: 'Messages and posts of new members whose pictures wait for a look.',
      registers: [],
      async collect() {
        this.set((await queueLength(db)).things);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'waiting_oldest_seconds',
      help: 'Seconds that the oldest message or post with a picture has waited for a look.',
      registers: [],
      async collect() {
        const { oldest } = await queueLength(db);
        this.set(oldest === null ? 0 : (clock.now().getTime() - oldest.getTime()) / 1000);
      },
    }),
  );
}
