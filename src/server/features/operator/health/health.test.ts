import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropJobs, lookAgain, operatorHealth, retryJobs, tryMail } from '#contract/operator.health.ts';
import { readOperatorLog } from '#contract/operator.ts';
import { version } from '#contract/version.ts';
import { MESSAGE_JOB } from '#server/features/accounts/accounts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newOperator } from '#test/operator-scene.ts';
import { startSmtp, type Smtp } from '#test/smtp.ts';
import { putDiskDays } from './health.queries.ts';

const DAY_MS = 86_400_000;
let folder: string;
let smtp: Smtp;
let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-health-'));
  smtp = await startSmtp();
  test = await startTestApp({ DATA_DIR: folder, SMTP_URL: smtp.url });
  owner = await newOperator(test);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
  await rm(folder, { recursive: true, force: true });
});

const health = async () => (await call(test.app, operatorHealth, { token: owner.token })).body;
const logged = async () => (await call(test.app, readOperatorLog, { token: owner.token })).body.lines[0];

it('The page of health says what the doctor saw, in the language of the request', async () => {
  const { findings, version: running, versionSince, lookedAt } = await health();
  expect(findings.find(({ id }) => id === 'database')).toMatchObject({
    level: 'green',
    title: 'Database',
    since: null,
  });
  expect(findings.find(({ id }) => id === 'address')).toMatchObject({ level: 'red', since: lookedAt });
  expect([running, versionSince]).toEqual([version, test.clock.now().toISOString()]);
  const headers = { cookie: 'language=es' };
  const { body } = await call(test.app, operatorHealth, { token: owner.token, headers });
  expect(body.findings.find(({ id }) => id === 'database')?.title).toBe('Base de datos');
});

it('A look is a minute old at most and made anew on request', async () => {
  const first = (await health()).lookedAt;
  test.clock.advance(20_000);
  expect((await health()).lookedAt).toBe(first);
  expect((await call(test.app, lookAgain, { token: owner.token })).status).toBe(200);
  const second = (await health()).lookedAt;
  expect(Date.parse(second) - Date.parse(first)).toBe(20_000);
  test.clock.advance(55_000);
  const third = await health();
  expect(Date.parse(third.lookedAt) - Date.parse(second)).toBe(55_000);
  // A finding keeps the time at which it was first seen.
  expect(third.findings.find(({ id }) => id === 'address')?.since).not.toBe(third.lookedAt);
});

it('The numbers of the last hour have one sample a minute', async () => {
  const stop = test.deps.pulse.start();
  for (let minute = 0; minute < 70; minute += 1) test.deps.pulse.sample();
  const { memory, loop, connections } = await health();
  expect([memory.minutes.length, loop.minutes.length, connections.now]).toEqual([60, 60, 0]);
  expect(memory.now).toBeGreaterThan(50e6);
  expect(memory.limit).toBeGreaterThan(memory.now);
  stop();
});

it('Slow routes and statements are named by their place, without any value', async () => {
  const stop = test.deps.pulse.start();
  await newMember(test);
  await health();
  const { routes, statements } = await health();
  stop();
  expect(routes.map(({ name }) => name)).toContain('POST /api/auth/register');
  expect(routes.length).toBeLessThanOrEqual(5);
  for (const { p50, p95, calls } of [...routes, ...statements]) {
    expect(p95).toBeGreaterThanOrEqual(p50);
    expect(calls).toBeGreaterThan(0);
  }
  expect(statements.length).toBe(5);
  for (const { name } of test.deps.pulse.statements.slowest(100)) expect(name).toMatch(/^[a-z-]+: [a-z ]+$/);
});

it('Mails are counted by arrival, and what waits is counted from the queue', async () => {
  await test.deps.jobs.drain();
  const before = (await health()).deliveries.find(({ channel }) => channel === 'mail');
  await newMember(test);
  expect((await health()).deliveries[0]).toMatchObject({ waiting: 1 });
  smtp.refusals.push(550);
  await test.deps.jobs.drain();
  await newMember(test);
  await test.deps.jobs.drain();
  const { deliveries, mailHalfHours } = await health();
  expect(deliveries).toMatchObject([
    { channel: 'mail', arrived: (before?.arrived ?? 0) + 1, waiting: 0, cameBack: 1 },
    { channel: 'push', arrived: 0, waiting: 0, cameBack: 0 },
    { channel: 'text', arrived: 0, waiting: null, cameBack: 0 },
  ]);
  expect(mailHalfHours.reduce((sum, { arrived }) => sum + arrived, 0)).toBe(deliveries[0]?.arrived);
});

/** Makes a job of the messages fail for good. */
async function failForGood(): Promise<void> {
  const { db, jobs } = test.deps;
  await inTransaction(db, (trx) => jobs.enqueue(trx, MESSAGE_JOB, { sealed: 7 }));
  const { sql } = await import('kysely');
  await sql`UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE state = 'created'`.execute(db);
}

it('Failed jobs are tried again or dropped, which the log remembers', async () => {
  await test.deps.jobs.drain();
  const messages = async () => (await health()).jobs.find(({ kind }) => kind === MESSAGE_JOB);
  await failForGood();
  expect(await messages()).toMatchObject({ waiting: 0, failed: 1 });
  const body = { kind: MESSAGE_JOB };
  expect((await call(test.app, retryJobs, { token: owner.token, body })).body).toEqual({ jobs: 1 });
  expect(await messages()).toMatchObject({ waiting: 1, failed: 0 });
  expect(await logged()).toMatchObject({ action: 'jobs_retried', detail: { kind: MESSAGE_JOB, jobs: 1 } });
  const { sql } = await import('kysely');
  await sql`UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE state IN ('created', 'retry')`.execute(
    test.deps.db,
  );
  expect((await call(test.app, dropJobs, { token: owner.token, body })).body).toEqual({ jobs: 1 });
  expect(await messages()).toMatchObject({ waiting: 0, failed: 0 });
  expect(await logged()).toMatchObject({ action: 'jobs_dropped' });
  const unknown = await call(test.app, dropJobs, { token: owner.token, body: { kind: 'nothing' } });
  expect(unknown.status).toBe(404);
});

it('An operator sends themselves one mail, and reads the code of a failure', async () => {
  smtp.received.length = 0;
  const { body } = await call(test.app, tryMail, { token: owner.token });
  expect(body).toEqual({ to: owner.user.email, problem: null });
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['Mail arrives']);
  smtp.refusals.push(550);
  const refused = await call(test.app, tryMail, { token: owner.token });
  expect(refused.body.problem).toBe('mail: EENVELOPE 550');
});

it('The disk grows by what the days before differ', async () => {
  const { db, clock } = test.deps;
  const dayOf = (ago: number): string => new Date(clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  await putDiskDays(db, [
    { day: dayOf(5), part: 'media', bytes: 1000 },
    { day: dayOf(0), part: 'media', bytes: 6000 },
  ]);
  const { disk } = await health();
  expect(disk.parts.find(({ part }) => part === 'media')).toEqual({ part: 'media', bytes: 6000, perDay: 1000 });
  expect(disk.parts.find(({ part }) => part === 'database')?.bytes).toBeGreaterThan(0);
  expect(disk.total).toBeGreaterThan(disk.free);
});
