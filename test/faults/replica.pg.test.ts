import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, type TestContext } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { DAY_MS } from '#contract/durations.ts';
import { listPeople } from '#contract/people.directory.ts';
import { createPost, deletePost, listPosts } from '#contract/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { call } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';
import { startInstance, type Instance } from './instance.ts';
import {
  privatePostgres,
  privateRedis,
  type PrivatePostgres,
  type PrivateRedis,
  type PrivateReplica,
} from './services.ts';

interface Cluster {
  postgres: PrivatePostgres;
  replica: PrivateReplica;
  redis: PrivateRedis | undefined;
  primary: Database;
  /** Two servers with a pool on the replica each. */
  servers: Instance[];
}

let cluster: Cluster | undefined;
beforeAll(async () => {
  const postgres = await privatePostgres();
  if (postgres === undefined) return;
  const primary = await openPostgres(postgres.url);
  await migrate(primary);
  const replica = await postgres.replicate();
  const redis = await privateRedis();
  await redis?.start();
  const servers: Instance[] = [];
  for (const _ of [1, 2]) {
    const pool = await openPostgres(replica.url, { patienceMs: 2000 });
    servers.push(await startInstance(primary, { redisUrl: redis?.url, replica: pool }));
  }
  cluster = { postgres, replica, redis, primary, servers };
});
afterAll(async () => {
  for (const server of cluster?.servers ?? []) await server.close();
  await cluster?.redis?.stop();
  await cluster?.primary.close();
  await cluster?.postgres.remove();
});

const needCluster = ({ skip }: TestContext): Cluster => {
  if (cluster?.redis === undefined) skip('initdb, pg_basebackup or redis-server is not installed');
  return cluster as Cluster;
};

/** Returns how many reads a server answered from the replica. */
const fromReplica = async ({ deps }: Instance): Promise<number> =>
  (await deps.metrics.replicaReads.get()).values.find(({ labels }) => labels.from === 'replica')?.value ?? 0;

const feed = async ({ app }: Instance, { token }: TestMember): Promise<string[]> =>
  (await call(app, listPosts, { token })).body.posts.map(({ content }) => content);
const directory = async ({ app }: Instance, { token }: TestMember): Promise<number[]> =>
  (await call(app, listPeople, { token })).body.people.map(({ id }) => id);
const post = async ({ app }: Instance, { token }: TestMember, content: string): Promise<string> =>
  (await call(app, createPost, { token, body: { content } })).body.id;

/** Asks until a read of somebody who wrote nothing comes from the replica. */
async function untilReplicaAnswers(server: Instance, reader: TestMember): Promise<void> {
  const before = await fromReplica(server);
  await expect
    .poll(async () => {
      await feed(server, reader);
      return fromReplica(server);
    })
    .toBeGreaterThan(before);
}

/** Makes a member whom the limits of newcomers do not concern. */
async function member(server: Instance, displayName: string): Promise<TestMember> {
  const made = await newMember(server, { ...COMPLETE_PROFILE, displayName });
  const since = new Date(Date.now() - 60 * DAY_MS);
  await server.deps.db.updateTable('account').set({ created_at: since }).where('id', '=', made.id).execute();
  return made;
}

test.for([0, 1])(
  'A reader of a replica %i s behind sees their own deeds and no block late',
  async (seconds, context) => {
    const { replica, servers } = needCluster(context);
    const [one, two] = servers as [Instance, Instance];
    await replica.lag(0);
    const [ana, ben, cleo] = [await member(one, 'Ana'), await member(two, 'Ben'), await member(one, 'Cleo')];
    for (const server of servers) await untilReplicaAnswers(server, cleo);
    await replica.lag(seconds);
    for (let round = 0; round < 8; round += 1) {
      const content = `Round ${round}, ${seconds} s behind`;
      const id = await post(one, ana, content);
      // The next request may reach the other server.
      expect(await feed(two, ana)).toContain(content);
      expect(await feed(one, ana)).toContain(content);
      expect((await call(two.app, deletePost, { token: ana.token, params: { id } })).status).toBe(200);
      for (const server of servers)
        for (const reader of [ana, cleo]) expect(await feed(server, reader)).not.toContain(content);
    }
    const kept = await post(two, ben, `Ben writes, ${seconds} s behind`);
    expect(kept).not.toBe('');
    await expect.poll(() => feed(one, ana)).toContain(`Ben writes, ${seconds} s behind`);
    const blocked = await call(one.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    expect(blocked.status).toBe(200);
    for (const server of servers) {
      expect(await feed(server, ana)).not.toContain(`Ben writes, ${seconds} s behind`);
      expect(await directory(server, ana)).not.toContain(ben.id);
    }
    for (const server of servers) await untilReplicaAnswers(server, cleo);
  },
);

test('A replica far behind is not read, and neither is one that is gone', async (context) => {
  const { replica, servers } = needCluster(context);
  const [one] = servers as [Instance];
  await replica.lag(0);
  const [ana, cleo] = [await member(one, 'Ana'), await member(one, 'Cleo')];
  await untilReplicaAnswers(one, cleo);
  await replica.lag(30);
  await post(one, ana, 'Half a minute ago');
  await expect.poll(() => feed(one, cleo)).toContain('Half a minute ago');
  const before = await fromReplica(one);
  for (let round = 0; round < 5; round += 1) await feed(one, cleo);
  expect(await fromReplica(one)).toBe(before);

  await replica.lag(0);
  await untilReplicaAnswers(one, cleo);
  replica.stop();
  for (let round = 0; round < 5; round += 1) expect(await feed(one, cleo)).toContain('Half a minute ago');
  replica.start();
  await untilReplicaAnswers(one, cleo);
});

test('A standby that follows the old primary is not read after a failover', async (context) => {
  const { postgres } = needCluster(context);
  const [taker, left] = [await postgres.replicate(), await postgres.replicate()];
  const old = await openPostgres(postgres.url);
  taker.promote();
  const primary = await openPostgres(taker.url);
  const server = await startInstance(primary, { replica: await openPostgres(left.url) });
  onTestFinished(async () => {
    await server.close();
    await primary.close();
    await old.close();
  });
  const [ana, cleo] = [await member(server, 'Ana'), await member(server, 'Cleo')];
  // The old primary goes on by itself, so its standby is ahead of the new one by its position.
  await sql`CREATE TABLE ballast AS SELECT repeat('x', 900) AS text FROM generate_series(1, 20000)`.execute(old.db);
  await post(server, ana, 'After the failover');
  const begun = Date.now();
  while (Date.now() - begun < 2500) expect(await feed(server, cleo)).toContain('After the failover');
  expect(await fromReplica(server)).toBe(0);
});
