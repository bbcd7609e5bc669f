/**
 * Simulates the busiest hour of a day of a large place, and then more and more until it bends: two servers that share
 * PostgreSQL (TEST_DATABASE_URL, where it makes and drops a database) and Redis (TEST_REDIS_URL), with members who come,
 * search, edit, talk over WebSockets, post and upload, and newcomers who sign up. Prints the times by route, the errors
 * by code, the memory over time, where it bends and what is used up there, and whether each acknowledged line is in the
 * log once. `npm run bench -- day [--members 1000000] [--minutes 60] [--rate 1] [--seed 1]`; `--rate` begins with that
 * multiple of the busiest hour. Filling takes minutes, so `--keep` leaves the filled database behind as
 * `wildin_bench_day_MEMBERS`, and begins with a copy of it if it is there.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { seededRng } from '#content/seeded-rng.ts';
import { systemClock } from '#server/platform/clock.ts';
import { codeOf } from '#server/platform/errors.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createTokens } from '#server/platform/sessions/tokens.ts';
import { copyDatabase, createDatabase, type OwnDatabase } from '#test/own-database.ts';
import { ready, startProcess, type ServerProcess } from '#test/process.ts';
import { ISSUER, SECRET } from './chat/people.ts';
import { countLogged } from './day/log.ts';
import { watch, type Sample } from './day/gauges.ts';
import { drawPictures, newcomer, visitOfTwo, type Stage } from './day/lives.ts';
import { fillPlace, memberId, sessionIdOf } from './day/place.ts';
import { ratesOf } from './day/rates.ts';
import { beginTally, type Tally } from './day/record.ts';
import { bendOf, coresOf, costOf, printInstances } from './day/verdict.ts';
import { needPostgres, needRedis, POSTGRES_URL } from './needs.ts';
import { report } from './table.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});
const members = Number(values.members);
const REDIS_URL = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/9';
const METRICS_TOKEN = 'a token that only this benchmark uses';
/** A visit is short, so that what is asked for follows the rate within a step. */
const VISIT_MS = 90_000;
/** Of each step of the ramp, the part after the visits of the step before have ended is measured. */
const MEASURED_MS = 60_000;
/** How long the servers are watched while nobody is there. */
const QUIET_MS = 30_000;
const RAISE = 1.7;
/** One answer in a hundred may take this long. */
const SLOW_MS = 1000;
const MOST_STEPS = 12;
/** PostgreSQL's code for a database that does not exist. */
const NO_DATABASE = '3D000';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets people come at random moments, `perSecond` of them on average, until `stop`. */
function arrivals(come: () => void, random: () => number) {
  const state = { perSecond: 0 };
  let next: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    const gap = state.perSecond === 0 ? 1000 : (-Math.log(1 - random()) / state.perSecond) * 1000;
    next = setTimeout(() => {
      if (state.perSecond > 0) come();
      schedule();
    }, gap);
  };
  schedule();
  return { state, stop: () => clearTimeout(next) };
}

async function startServers(url: string, folder: string): Promise<[ServerProcess, ServerProcess]> {
  const start = (): Promise<ServerProcess> =>
    startProcess({
      DATA_DIR: folder,
      DATABASE_URL: url,
      REDIS_URL,
      AUTH_SECRET: SECRET,
      PUBLIC_URL: ISSUER,
      TRUST_PROXY: '1',
      POW: 'on',
      // The work is a device's, and here all devices share the processor with the servers.
      POW_COST: '20',
      LOG_LEVEL: 'error',
      METRICS_TOKEN,
    });
  const first = await start();
  await ready(first);
  const second = await start();
  await ready(second);
  return [first, second];
}

/** Makes a database with all members, or a copy of the one that was kept. */
async function openFilled(): Promise<OwnDatabase> {
  const [own, kept] = [`wildin_bench_day_${process.pid}`, `wildin_bench_day_${members}`];
  if (values.keep) {
    const copied = await copyDatabase(POSTGRES_URL, own, kept).catch((error: unknown) => {
      if (codeOf(error) !== NO_DATABASE) throw error;
    });
    if (copied !== undefined) return copied;
  }
  const made = await createDatabase(POSTGRES_URL, values.keep ? kept : own);
  const begun = performance.now();
  const database = await openPostgres(made.url);
  await migrate(database);
  await fillPlace(database.db, members, (what) =>
    console.log(`${Math.round((performance.now() - begun) / 1000)} s: ${what}`),
  );
  await database.close();
  return values.keep ? copyDatabase(POSTGRES_URL, own, kept) : made;
}

/** Measures until the time is over; returns what happened in it. */
async function measure(ms: number, samples: readonly Sample[]): Promise<{ tally: Tally; samples: Sample[] }> {
  const tally = beginTally();
  const from = samples.length;
  await wait(ms);
  beginTally();
  return { tally, samples: samples.slice(from) };
}

async function live(stage: Stage, samples: readonly Sample[]): Promise<void> {
  const rates = ratesOf(members);
  // A stride that shares no factor with the number of pairs meets each pair once; the seed says where it begins.
  const all = Math.floor(members / 2);
  let [pairs, newcomers] = [Math.floor(stage.random() * all), 0];
  const meet = (): void => void visitOfTwo(stage, (pairs++ * 7919) % all).catch(console.error);
  const signUp = (): void => void newcomer(stage, `${values.seed}_${newcomers++}`).catch(console.error);
  const streams = [arrivals(meet, stage.random), arrivals(signUp, stage.random)] as const;
  const setRate = (multiple: number): void => {
    streams[0].state.perSecond = (multiple * rates.visits) / 2;
    streams[1].state.perSecond = multiple * rates.newcomers;
  };
  const told = (multiple: number): string =>
    `${multiple.toFixed(2)} × the busiest hour, ${(multiple * rates.ofMean).toFixed(1)} × the mean: ` +
    `${(multiple * rates.visits).toFixed(1)} visits a second`;

  await wait(VISIT_MS / 3);
  const { samples: quiet } = await measure(QUIET_MS, samples);
  console.log(`\nnobody is there\n${coresOf(quiet)}`);
  let multiple = Number(values.rate);
  setRate(multiple);
  console.log(`\n${told(multiple)}, for ${values.minutes} minutes`);
  await wait(VISIT_MS);
  const steady = await measure(Number(values.minutes) * 60_000, samples);
  steady.tally.print();
  printInstances(steady.samples);
  console.log(`${coresOf(steady.samples)}\n${costOf(steady, quiet)}`);
  // Where other work makes everything slow from the beginning, what counts is how much slower it becomes.
  const slowMs = Math.max(SLOW_MS, 3 * steady.tally.quantile(0.99));
  let bend = bendOf(steady, slowMs);
  for (let step = 0; bend === undefined && step < MOST_STEPS; step += 1) {
    multiple *= RAISE;
    setRate(multiple);
    await wait(VISIT_MS);
    const one = await measure(MEASURED_MS, samples);
    bend = bendOf(one, slowMs);
    console.log(`\n${told(multiple)}: p99 ${one.tally.quantile(0.99).toFixed(0)} ms, ${one.tally.failed} errors`);
    console.log(`${coresOf(one.samples)}\n${costOf(one, quiet)}`);
    if (bend !== undefined) one.tally.print();
  }
  console.log(bend === undefined ? '\nIt did not bend.' : `\nIt bends at ${told(multiple)}.\n${bend}`);
  for (const { state, stop } of streams) {
    state.perSecond = 0;
    stop();
  }
  await wait(VISIT_MS + 5000);
}

await needPostgres(POSTGRES_URL);
await needRedis(REDIS_URL);
const folder = await mkdtemp(join(tmpdir(), 'wildin-day-'));
const { url, drop } = await openFilled();
const redis = new Redis(REDIS_URL);
let servers: ServerProcess[] = [];
try {
  servers = await startServers(url, folder);
  const watched = await watch({ servers, url, redis, metricsToken: METRICS_TOKEN });
  const tokens = createTokens({ secret: SECRET, issuer: ISSUER, clock: systemClock });
  const stage: Stage = {
    servers: [servers[0]?.url ?? '', servers[1]?.url ?? ''],
    random: seededRng(values.seed),
    visitMs: VISIT_MS,
    tokenOf: (n) => tokens.sign({ userId: memberId(n), sessionId: sessionIdOf(n) }),
    acked: [],
    pictures: await drawPictures(),
  };
  await live(stage, watched.samples);
  await watched.stop();
  const client = new Client({ connectionString: url });
  await client.connect();
  const once = await countLogged(client, stage.acked);
  await client.end();
  report(`${members.toLocaleString('en')} members on two servers`, [
    { what: 'acknowledged lines', value: stage.acked.length, unit: '' },
    { what: 'of them in the log once', value: (100 * once) / stage.acked.length, unit: '%', atLeast: 100 },
  ]);
  for (const { output } of servers) if (output() !== '') console.log(output().slice(0, 2000));
} finally {
  for (const { child, exited } of servers) {
    child.kill('SIGKILL');
    await exited;
  }
  redis.disconnect();
  await drop();
  await rm(folder, { recursive: true });
}
