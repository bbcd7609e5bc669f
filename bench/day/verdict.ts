import { median } from '#bench/table.ts';
import type { Cores, Sample } from './gauges.ts';
import type { Tally } from './record.ts';

/** It has bent when more than this share of calls and lines is refused, or has no answer in time. */
const ERRORS = 0.01;
/** A process or machine that uses this share of what it could is at its end. */
const FULL = 0.9;
const POOL = 10;

interface Step {
  tally: Tally;
  samples: readonly Sample[];
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const cores = (samples: readonly Sample[], who: keyof Cores): number => meanOf(samples.map((one) => one.cores[who]));

/** Says who used how many processor cores, and how many connections worked. */
export function coresOf(samples: readonly Sample[]): string {
  const names = Object.keys(samples[0]?.cores ?? {}) as (keyof Cores)[];
  const used = names.map((who) => `${who} ${cores(samples, who).toFixed(2)}`).join(', ');
  const delays = [0, 1].map((n) => median(samples.map(({ instances }) => instances[n]?.delayMs ?? 0)).toFixed(0));
  const own = median(samples.map(({ generatorMs }) => generatorMs)).toFixed(0);
  const active = meanOf(samples.map((one) => one.active)).toFixed(1);
  const most = Math.max(...samples.map(({ connections }) => connections));
  return (
    `cores: ${used}\nevent loops late by (p99): servers ${delays.join(' and ')} ms, generator ${own} ms` +
    `\nconnections: ${most} open, ${active} at work${waitsOf(samples)}`
  );
}

function waitsOf(samples: readonly Sample[]): string {
  const sums = new Map<string, number>();
  for (const { waiting } of samples)
    for (const [what, count] of Object.entries(waiting)) sums.set(what, (sums.get(what) ?? 0) + count);
  const told = [...sums]
    .toSorted((a, b) => b[1] - a[1])
    .map(([what, sum]) => `${(sum / samples.length).toFixed(1)} on ${what}`);
  return told.length === 0 ? '' : `, waiting: ${told.join(', ')}`;
}

/**
 * Says the processor time of a visit beyond what is used while nobody is there. It counts where other work shares the
 * processors, because times until an answer then say more about that work.
 */
export function costOf({ tally, samples }: Step, quiet: readonly Sample[]): string {
  const visits = tally.times.get('socket opens')?.length ?? 0;
  const perSecond = visits / tally.seconds;
  const of = (...who: (keyof Cores)[]): string =>
    ((1000 * who.reduce((sum, one) => sum + cores(samples, one) - cores(quiet, one), 0)) / perSecond).toFixed(0);
  return (
    `processor time of a visit: servers ${of('server 1', 'server 2')} ms, PostgreSQL ${of('PostgreSQL')} ms, ` +
    `Redis ${of('Redis')} ms, generator ${of('generator')} ms (${visits} visits)`
  );
}

/**
 * Says what bent and which resource is used up; undefined while all is answered. `slowMs` is the longest time that one
 * answer in a hundred may take.
 */
export function bendOf({ tally, samples }: Step, slowMs: number): string | undefined {
  const share = tally.failed / Math.max(1, tally.done + tally.failed);
  const slow = tally.quantile(0.99);
  const reasons = [
    ...(slow > slowMs ? [`one answer in a hundred takes longer than ${slow.toFixed(0)} ms`] : []),
    ...(share > ERRORS ? [`${(100 * share).toFixed(1)} % fail`] : []),
  ];
  return reasons.length === 0 ? undefined : `What bends: ${reasons.join('; ')}.\nUsed up: ${usedUp(samples)}.`;
}

function usedUp(samples: readonly Sample[]): string {
  const total = Object.keys(samples[0]?.cores ?? {}).reduce((sum, who) => sum + cores(samples, who as keyof Cores), 0);
  const loops = (['server 1', 'server 2'] as const).filter((who) => cores(samples, who) > FULL);
  const busiest = (['server 1', 'server 2', 'PostgreSQL', 'Redis', 'generator', 'others'] as const).toSorted(
    (a, b) => cores(samples, b) - cores(samples, a),
  );
  const found = [
    ...(1 - cores(samples, 'idle') / total > FULL
      ? [
          `the processors, most by ${busiest
            .slice(0, 3)
            .map((who) => `${who} (${cores(samples, who).toFixed(2)})`)
            .join(', ')}`,
        ]
      : []),
    ...loops.map((who) => `the event loop of ${who}`),
    ...(meanOf(samples.map(({ active }) => active)) > FULL * 2 * POOL ? ['the connections to PostgreSQL'] : []),
  ];
  return found.length === 0 ? 'none of processors, event loops and connections' : found.join('; ');
}

/** Prints the memory of both instances in ten parts of the time, and the last third beside the first. */
export function printInstances(samples: readonly Sample[]): void {
  const third = Math.max(1, Math.floor(samples.length / 3));
  for (const memory of ['residentMb', 'heapMb'] as const) {
    const rows = [0, 1].map((n) => {
      const values = samples.map(({ instances }) => instances[n]?.[memory] ?? Number.NaN);
      const parts = Array.from({ length: 10 }, (_, part) => values[Math.floor((part * values.length) / 10)] ?? 0);
      const ratio = meanOf(values.slice(-third)) / meanOf(values.slice(0, third));
      return {
        what: `${memory} of server ${n + 1}`,
        'over time': parts.map(Math.round).join(' '),
        'last ÷ first third': ratio.toFixed(2),
      };
    });
    console.table(rows);
  }
}
