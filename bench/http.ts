/**
 * A page of twenty messages over HTTP, with sign-in, rules and response schema, beside node:http with JSON.stringify and
 * the same query. Needs PostgreSQL at TEST_DATABASE_URL and Redis at TEST_REDIS_URL, or both on
 * this machine.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { freePort, ready, startProcess } from '#test/process.ts';
import { createDatabase } from '#test/own-database.ts';
import { answeredIn } from './http/load.ts';
import { needPostgres, needRedis, POSTGRES_URL } from './needs.ts';
import { median, report } from './table.ts';

const ROUNDS = 5;
const ROUND_MS = 3000;
const FLOOR = 0.75;
const LIMIT = 20;

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

async function startBaseline(url: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'http/baseline.ts'), [url, String(port)]);
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

interface Registered {
  id: number;
  tokens: { accessToken: string };
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

await needPostgres(POSTGRES_URL);
await needRedis(redisUrl);
const own = await createDatabase(POSTGRES_URL, `wildin_bench_http_${process.pid}`);
const folder = await mkdtemp(join(tmpdir(), 'wildin-bench-'));
const database = await openPostgres(own.url);
await migrate(database);
const ours = await startProcess({
  DATABASE_URL: own.url,
  REDIS_URL: redisUrl,
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_MULTIPLIER: '1000',
});
const baselinePort = await freePort();
const baseline = await startBaseline(own.url, baselinePort);
try {
  await ready(ours);
  const [ada, ben] = await Promise.all(
    ['ada', 'ben'].map((who) =>
      post<Registered>(`${ours.url}/api/auth/register`, {
        email: `${who}@example.com`,
        password: PASSWORD,
        consentData: CONSENT,
      }),
    ),
  );
  if (ada === undefined || ben === undefined) throw new Error('Nobody signed up.');
  const token = ada.tokens.accessToken;
  const room = await post<{ id: string }>(`${ours.url}/api/chats/dm`, { otherUserId: ben.id }, token);
  for (let n = 0; n < 60; n += 1) {
    const content = `Message ${n}: the tide pools are open on Sunday, bring shoes that may get wet.`;
    await post(`${ours.url}/api/chats/${room.id}/messages`, { clientId: crypto.randomUUID(), content }, token);
  }
  const targets = {
    ours: { port: Number(new URL(ours.url).port), path: `/api/chats/${room.id}/messages?limit=${LIMIT}`, token },
    baseline: { port: baselinePort, path: `/?room=${room.id}&user=${ada.id}&limit=${LIMIT}` },
  };
  const rates = { ours: [] as number[], baseline: [] as number[] };
  for (const side of ['ours', 'baseline'] as const) await answeredIn(1000, targets[side]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of ['ours', 'baseline'] as const) {
      rates[side].push((await answeredIn(ROUND_MS, targets[side])) / (ROUND_MS / 1000));
    }
  }
  const ratios = rates.ours.map((rate, round) => rate / (rates.baseline[round] ?? Number.NaN));
  report('A page of messages over HTTP', [
    { what: 'node:http, same query, JSON.stringify', value: median(rates.baseline), unit: '/s' },
    { what: 'with session, membership and response schema', value: median(rates.ours), unit: '/s' },
    { what: 'ratio', value: median(ratios), unit: '×', atLeast: FLOOR },
  ]);
} finally {
  baseline.kill();
  ours.child.kill('SIGTERM');
  await ours.exited;
  await database.close();
  await own.drop();
  await rm(folder, { recursive: true });
}
