import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import type { Database } from '#server/platform/database/database.ts';
import { freePort, privatePostgres, type PrivatePostgres, type PrivateReplica } from '#test/faults/services.ts';
import { replica as check } from './checks/replica.ts';
import { inWords } from './examine.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import type { Finding } from '#contract/operator.health.ts';

interface Cluster {
  postgres: PrivatePostgres;
  replica: PrivateReplica;
  primary: Database;
}

/** Two clusters: the one examined, and one that has nothing to do with it. */
let clusters: [Cluster, Cluster] | undefined;
async function start(): Promise<Cluster | undefined> {
  const postgres = await privatePostgres();
  if (postgres === undefined) return undefined;
  const primary = await openPostgres(postgres.url);
  await migrate(primary);
  return { postgres, primary, replica: await postgres.replicate() };
}
beforeAll(async () => {
  const [one, other] = [await start(), await start()];
  if (one !== undefined && other !== undefined) clusters = [one, other];
});
afterAll(async () => {
  for (const { primary, postgres } of clusters ?? []) {
    await primary.close();
    await postgres.remove();
  }
});

const needClusters = ({ skip }: TestContext): [Cluster, Cluster] => {
  if (clusters === undefined) skip('initdb or pg_basebackup is not installed');
  return clusters as [Cluster, Cluster];
};

interface Looking {
  language?: 'en' | 'es';
  /** How far the clock of who looks is ahead. */
  later?: number;
}

async function look(
  database: Database | undefined,
  replicaUrl: string | undefined,
  { language = 'en', later = 0 }: Looking = {},
): Promise<Finding> {
  const config = { ...readConfig({}), replicaUrl };
  const needs = { config, database, now: () => new Date(Date.now() + later), isServer: true };
  const seen = await check.look(needs, new AbortController().signal);
  return inWords({ check, seen }, speakerOf(language));
}

/** Writes something that a replica has to follow. */
const write = ({ primary }: Cluster): Promise<void> => primary.script('CREATE TABLE t (); DROP TABLE t');

test('A replica that follows is green, and without one there is nothing to say', async (context) => {
  const [one] = needClusters(context);
  await write(one);
  expect(await look(one.primary, one.replica.url)).toMatchObject({
    level: 'green',
    fact: expect.stringMatching(/^follows within \d+ ms$/),
  });
  expect(await look(one.primary, undefined)).toMatchObject({ level: 'green', fact: 'not set up' });
});

test('A replica that is behind can wait, and is red after a minute', async (context) => {
  const [one] = needClusters(context);
  await write(one);
  await expect.poll(async () => (await look(one.primary, one.replica.url)).level).toBe('green');
  await one.replica.lag(3600);
  await write(one);
  const behind = await look(one.primary, one.replica.url);
  expect(behind).toMatchObject({
    level: 'yellow',
    title: 'The replica is behind',
    fact: expect.stringMatching(/^The newest that it has is \d+ seconds? old/),
  });
  expect(await look(one.primary, one.replica.url, { later: 60_000, language: 'es' })).toMatchObject({
    level: 'red',
    title: 'La réplica va atrasada',
    detail: 'Mientras tanto, el servidor principal responde a todo.',
  });
  await one.replica.lag(0);
  await expect.poll(async () => (await look(one.primary, one.replica.url)).level).toBe('green');
});

test('A server that takes writes and the replica of another are red', async (context) => {
  const [one, other] = needClusters(context);
  expect(await look(one.primary, one.postgres.url)).toMatchObject({
    level: 'red',
    fact: 'The server there takes writes of its own.',
  });
  expect(await look(one.primary, other.replica.url)).toMatchObject({
    level: 'red',
    fact: 'The server there follows another database.',
  });
  expect(await look(one.primary, one.replica.url.replace('/wildin', '/postgres'))).toMatchObject({
    level: 'red',
    fact: 'The server there follows another database.',
  });
});

test('A replica that does not answer is red', async (context) => {
  const [one] = needClusters(context);
  one.replica.stop();
  expect(await look(one.primary, one.replica.url)).toMatchObject({
    level: 'red',
    title: 'The replica does not answer',
    fact: 'The primary server answers everything meanwhile.',
  });
  one.replica.start();
});

test('A replica whose primary is gone is not looked at', async (context) => {
  const [one] = needClusters(context);
  const gone = await openPostgres(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
  for (const database of [gone, undefined])
    expect(await look(database, one.replica.url)).toMatchObject({
      level: 'yellow',
      title: 'Replica: not looked at',
    });
  await gone.close();
});
