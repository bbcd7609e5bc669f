import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** The seconds that requests took, by method, declared route and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
  /** The number of hints from other processes that could not be read and were dropped. */
  malformedHints: Counter;
  /** The number of lines that the safety recognizer judged, by level, without their authors or words. */
  judgements: Counter<'level'>;
  /** The seconds of turns of the event loop that took long. */
  longTurns: Histogram;
  /** The number of texts that could not be read in time and got a plain answer, by the reason. */
  plainAnswers: Counter<'why'>;
  /** The number of reads that may be a second old, by the database that answered. */
  replicaReads: Counter<'from'>;
}

export function createMetrics({ withProcess }: { withProcess: boolean }): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds a request took, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const malformedHints = new Counter({
    name: 'malformed_hints_total',
    help: 'Hints between instances that could not be read and were dropped.',
    registers: [registry],
  });
  const judgements = new Counter({
    name: 'safety_judgements_total',
    help: 'Lines judged by the safety recogniser, by level.',
    labelNames: ['level'] as const,
    registers: [registry],
  });
  const longTurns = new Histogram({
    name: 'event_loop_long_turn_seconds',
    help: 'Seconds of turns of the event loop that took longer than 200 ms.',
    buckets: [0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const plainAnswers = new Counter({
    name: 'plain_answers_total',
    help: 'Texts that got a plain answer because they could not be read, by the reason.',
    labelNames: ['why'] as const,
    registers: [registry],
  });
  const replicaReads = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that may be a second old, by the database that answered.',
    labelNames: ['from'] as const,
    registers: [registry],
  });
  return { registry, requests, malformedHints, judgements, longTurns, plainAnswers, replicaReads };
}
