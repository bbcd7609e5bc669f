/**
 * Compares the server as `npm start` runs it, bundled, with its source: time to start, memory at rest and at its peak.
 * On the embedded database, and with TEST_DATABASE_URL on PostgreSQL too. REST sets the seconds until rest (60), RUNS
 * the number of starts whose median counts (5). The bounds of a start are ratios, because other work slows both; that of
 * the embedded database is mostly its own.
 */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '#scripts/build-if-stale.ts';
import { createDatabase } from '#test/own-database.ts';
import { freePort } from '#test/process.ts';
import { median, report, type BenchRow } from './table.ts';

const ROOT = join(import.meta.dirname, '..');
const REST_MS = Number(process.env['REST'] ?? 60) * 1000;
const RUNS = Number(process.env['RUNS'] ?? 5);
const KINDS = { source: ['src/server/main.ts'], bundle: ['--max-semi-space-size=8', 'dist/server/main.js'] } as const;
type Kind = keyof typeof KINDS;

interface Weight {
  startMs: number;
  restMb: number;
  peakMb: number;
}

/** Starts a server and waits `restMs` after it is ready. */
async function weigh(kind: Kind, env: Record<string, string>, restMs: number): Promise<Weight> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, KINDS[kind], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isReady = (): Promise<boolean> =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server ended.');
    await pause(10);
  }
  const startMs = performance.now() - start;
  await pause(restMs);
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const mb = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  child.kill('SIGTERM');
  await ended;
  return { startMs, restMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

/** Weighs both kinds in turns, so that both meet the same other work; `env` makes the settings of a start. */
async function compare(where: string, env: (kind: Kind) => Record<string, string>): Promise<BenchRow[]> {
  for (const kind of ['source', 'bundle'] as const) await weigh(kind, env(kind), 0);
  const starts: Record<Kind, number[]> = { source: [], bundle: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const kind of ['source', 'bundle'] as const) starts[kind].push((await weigh(kind, env(kind), 0)).startMs);
  }
  const [source, bundle] = await Promise.all(
    (['source', 'bundle'] as const).map((kind) => weigh(kind, env(kind), REST_MS)),
  );
  if (source === undefined || bundle === undefined) throw new Error('Nothing was weighed.');
  const [before, after] = [median(starts.source), median(starts.bundle)];
  return [
    { what: `${where}: start of the source`, value: before, unit: 'ms' },
    { what: `${where}: start of the bundle`, value: after, unit: 'ms' },
    {
      what: `${where}: start, bundle to source`,
      value: after / before,
      unit: '×',
      atMost: where === 'embedded' ? 1 : 0.85,
    },
    { what: `${where}: source at rest`, value: source.restMb, unit: 'MB' },
    { what: `${where}: bundle at rest`, value: bundle.restMb, unit: 'MB', atMost: where === 'embedded' ? 560 : 230 },
    { what: `${where}: at rest, bundle to source`, value: bundle.restMb / source.restMb, unit: '×', atMost: 0.9 },
    { what: `${where}: bundle at its peak`, value: bundle.peakMb, unit: 'MB' },
  ];
}

await buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'wildin-weight-'));
const dataOf = (kind: Kind): string => join(folder, kind);
try {
  // The first start makes the demonstration community, of which the second kind gets a copy.
  await weigh('source', { DATA_DIR: dataOf('source') }, 0);
  cpSync(dataOf('source'), dataOf('bundle'), { recursive: true });
  const rows = await compare('embedded', (kind) => ({ DATA_DIR: dataOf(kind) }));
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined) {
    const own = await createDatabase(server, `weight_${process.pid}`);
    rows.push(...(await compare('PostgreSQL', (kind) => ({ DATA_DIR: dataOf(kind), DATABASE_URL: own.url }))));
    await own.drop();
  }
  report('weight', rows);
} finally {
  await rm(folder, { recursive: true });
}
