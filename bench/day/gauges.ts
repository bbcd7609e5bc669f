import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Redis } from 'ioredis';
import { Client } from 'pg';
import { backendsOf, secondsOf } from '#bench/chat/cost.ts';
import type { ServerProcess } from '#test/process.ts';

const EVERY_MS = 5000;
const MIB = 1024 * 1024;
/** The unit of /proc/stat, in seconds. */
const TICK = 0.01;

/** One instance at one time. */
interface Reading {
  residentMb: number;
  heapMb: number;
  /** The 99th percentile of the delay of its event loop since the last reading, in milliseconds. */
  delayMs: number;
}

/** Processor cores in use. */
export type Cores = Record<'server 1' | 'server 2' | 'PostgreSQL' | 'Redis' | 'generator' | 'others' | 'idle', number>;

export interface Sample {
  at: number;
  instances: readonly Reading[];
  cores: Cores;
  connections: number;
  /** Connections that run a statement, and those of them that wait, by for what. */
  active: number;
  waiting: Record<string, number>;
  /** The 99th percentile of the delay of the generator's own event loop. */
  generatorMs: number;
}

interface Watched {
  servers: readonly ServerProcess[];
  url: string;
  redis: Redis;
  metricsToken: string;
}

/** Reads processor time, memory, event loops and connections every five seconds, until `stop`. */
export async function watch({ servers, url, redis, metricsToken }: Watched) {
  const client = new Client({ connectionString: url, application_name: 'gauge' });
  await client.connect();
  const redisPid = /process_id:(\d+)/.exec(await redis.info('server'))?.[1] ?? '';
  const pids = {
    'server 1': () => [String(servers[0]?.child.pid)],
    'server 2': () => [String(servers[1]?.child.pid)],
    PostgreSQL: () => backendsOf(url),
    Redis: () => [redisPid],
    generator: () => [String(process.pid)],
  };
  const delay = monitorEventLoopDelay();
  delay.enable();
  const read = () => ({
    at: performance.now(),
    spent: Object.entries(pids).map(([who, of]) => [who, secondsOf(of())] as const),
    machine: machineSeconds(),
  });
  const samples: Sample[] = [];
  let last = read();
  const look = async (): Promise<void> => {
    const next = read();
    const seconds = (next.at - last.at) / 1000;
    const ours = next.spent.map(([who, after], at) => {
      const before = last.spent[at]?.[1] ?? new Map<string, number>();
      const sum = [...after].reduce((all, [pid, spent]) => all + spent - (before.get(pid) ?? spent), 0);
      return [who, sum / seconds] as const;
    });
    const idle = (next.machine.idle - last.machine.idle) / seconds;
    const rest = availableParallelism() - idle - ours.reduce((sum, [, cores]) => sum + cores, 0);
    last = next;
    const { rows } = await client.query<{ state: string; wait: string | null; count: number }>(
      `SELECT state, CASE WHEN state = 'active' THEN wait_event_type END AS wait, count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name <> 'gauge' GROUP BY 1, 2`,
    );
    const active = rows.filter(({ state }) => state === 'active');
    samples.push({
      at: next.at,
      instances: await Promise.all(servers.map((server) => readingOf(server, metricsToken))),
      cores: { ...Object.fromEntries(ours), others: Math.max(0, rest), idle } as Cores,
      connections: rows.reduce((sum, { count }) => sum + count, 0),
      active: active.reduce((sum, { count }) => sum + count, 0),
      waiting: Object.fromEntries(active.flatMap(({ wait, count }) => (wait === null ? [] : [[wait, count]]))),
      generatorMs: delay.percentile(99) / 1e6,
    });
    delay.reset();
  };
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => console.log(`not read: ${String(error)}`));
  }, EVERY_MS);
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await looking;
    await client.end();
  };
  return { samples, stop };
}

async function readingOf({ url }: ServerProcess, token: string): Promise<Reading> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    residentMb: value('process_resident_memory_bytes') / MIB,
    heapMb: value('nodejs_heap_size_used_bytes') / MIB,
    delayMs: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** Returns how long the processors of this machine had nothing to do. */
function machineSeconds(): { idle: number } {
  const [, , , , idle = 0, iowait = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).map(Number) ?? [];
  return { idle: (idle + iowait) * TICK };
}
