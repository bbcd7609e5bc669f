/**
 * Measures a page of 20 messages and a page of 10 posts over HTTP, with sign-in, rules and response schema. The
 * baseline is node:http with JSON.stringify and the same queries. Needs PostgreSQL at TEST_DATABASE_URL and Redis at
 * TEST_REDIS_URL, or both on this machine.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { freePort, ready, startProcess } from '#test/process.ts';
import { createDatabase } from '#test/own-database.ts';
import { answeredIn } from './http/load.ts';
import { newcomer, send, type Member } from './members.ts';
import { needPostgres, needRedis, POSTGRES_URL } from './needs.ts';
import { median, report } from './table.ts';

const ROUNDS = 5;
const ROUND_MS = 3000;
const FLOORS = { messages: 0.75, feed: 0.7 };
const AUTHORS = 20;

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

async function startBaseline(url: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'http/baseline.ts'), [url, String(port)]);
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

/** Lets the reader follow as many people with five posts each as a member may in a day of their first week. */
async function fillFeed(url: string, db: Db, reader: Member): Promise<void> {
  for (let n = 0; n < AUTHORS; n += 1) {
    const author = await newcomer(url, `author${n}`);
    await send(`${url}/api/users/${author.id}/follow`, { token: reader.tokens.accessToken, body: {} });
    await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
      SELECT gen_random_uuid(), ${author.id}, 'The tide pools are open on Sunday, bring shoes that may get wet.', 'public',
        date_trunc('milliseconds', now() - day * interval '1 day') FROM generate_series(1, 5) day`.execute(db);
  }
}

type Target = Parameters<typeof answeredIn>[1];

/** Measures both servers in turns and reports the ratio of their rates. */
async function race(name: string, targets: Record<'ours' | 'baseline', Target>, atLeast: number): Promise<void> {
  const rates = { ours: [] as number[], baseline: [] as number[] };
  for (const side of ['ours', 'baseline'] as const) await answeredIn(1000, targets[side]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of ['ours', 'baseline'] as const) {
      rates[side].push((await answeredIn(ROUND_MS, targets[side])) / (ROUND_MS / 1000));
    }
  }
  const ratios = rates.ours.map((rate, round) => rate / (rates.baseline[round] ?? Number.NaN));
  report(name, [
    { what: 'node:http, same query, JSON.stringify', value: median(rates.baseline), unit: '/s' },
    { what: 'with session, rules and response schema', value: median(rates.ours), unit: '/s' },
    { what: 'ratio', value: median(ratios), unit: '×', atLeast },
  ]);
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
  const [ada, ben] = [await newcomer(ours.url, 'ada'), await newcomer(ours.url, 'ben')];
  const token = ada.tokens.accessToken;
  const room = await send<{ id: string }>(`${ours.url}/api/chats/dm`, { token, body: { otherUserId: ben.id } });
  for (let n = 0; n < 60; n += 1) {
    const content = `Message ${n}: the tide pools are open on Sunday, bring shoes that may get wet.`;
    const body = { clientId: crypto.randomUUID(), content };
    await send(`${ours.url}/api/chats/${room.id}/messages`, { token, body });
  }
  await fillFeed(ours.url, database.db, ada);
  const port = Number(new URL(ours.url).port);
  const messages = {
    ours: { port, path: `/api/chats/${room.id}/messages?limit=20`, token },
    baseline: { port: baselinePort, path: `/?room=${room.id}&user=${ada.id}&limit=20` },
  };
  const feed = {
    ours: { port, path: '/api/posts/following', token },
    baseline: { port: baselinePort, path: `/feed?user=${ada.id}&limit=10` },
  };
  await race('A page of messages over HTTP', messages, FLOORS.messages);
  await race('A page of the feed over HTTP', feed, FLOORS.feed);
} finally {
  baseline.kill();
  ours.child.kill('SIGTERM');
  await ours.exited;
  await database.close();
  await own.drop();
  await rm(folder, { recursive: true });
}
