import { Counter, Histogram, type Registry } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';
import type { CallRow } from './calls.queries.ts';

interface CallMetrics {
  ended: Counter<'how'>;
  setup: Histogram<'via'>;
}

const made = new WeakMap<Registry, CallMetrics>();

/** Returns the metrics of calls, which name no person. The first call registers them. */
export function callMetrics({ metrics: { registry } }: Pick<Deps, 'metrics'>): CallMetrics {
  const known = made.get(registry);
  if (known !== undefined) return known;
  const created: CallMetrics = {
    ended: new Counter({
      name: 'calls_ended_total',
      help: 'Calls between two people that ended, by how.',
      labelNames: ['how'] as const,
      registers: [registry],
    }),
    setup: new Histogram({
      name: 'call_setup_seconds',
      help: 'Seconds from the answer of a call to the connection of the two browsers, by relay or direct.',
      labelNames: ['via'] as const,
      buckets: [0.25, 0.5, 1, 2, 4, 8, 16],
      registers: [registry],
    }),
  };
  made.set(registry, created);
  return created;
}

export function countEnd(deps: Pick<Deps, 'metrics'>, { ended_how: how }: Pick<CallRow, 'ended_how'>): void {
  if (how !== null) callMetrics(deps).ended.inc({ how });
}
