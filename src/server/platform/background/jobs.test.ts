import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog } from '#server/platform/log.ts';

let database: TestDatabase;
let jobs: Jobs;
const done: object[] = [];
let arrived: () => void = () => undefined;
let failures = 1;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs({ database, log: createLog('silent') });
  jobs.define('greet', async (data) => {
    failures -= 1;
    if (failures >= 0) throw new Error('the first try fails');
    done.push(data);
    arrived();
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

it('A job runs after its transaction commits and never after a rollback', async () => {
  const all = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await expect(
    inTransaction(database.db, async (trx) => {
      await jobs.enqueue(trx, 'greet', { name: 'nobody' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await inTransaction(database.db, (trx) => jobs.enqueue(trx, 'greet', { name: 'Ada' }));
  await all;
  expect(done).toEqual([{ name: 'Ada' }]);
});

it('A job’s write keeps out of the transactions of others', async () => {
  await database.script('CREATE TABLE counted (id int PRIMARY KEY)');
  let beside: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(database.db, async (trx) => {
    await sql`INSERT INTO counted VALUES (1)`.execute(trx);
    beside = database.jobs.executeSql('INSERT INTO counted VALUES ($1)', [2]);
    await sql`SELECT 1`.execute(trx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await beside;
  await expect(database.jobs.executeSql('INSERT INTO counted VALUES ($1)', [2])).rejects.toThrow();
  const { rows } = await sql`SELECT id FROM counted`.execute(database.db);
  expect(rows).toEqual([{ id: 2 }]);
});

it('Draining runs what is due where no worker runs', async () => {
  const other = createJobs({ database, log: createLog('silent') });
  const heard: object[] = [];
  other.define('whisper', async (data) => void heard.push(data));
  await other.prepare();
  await inTransaction(database.db, (trx) => other.enqueue(trx, 'whisper', { name: 'Ada' }));
  await other.drain();
  await other.drain();
  expect(heard).toEqual([{ name: 'Ada' }]);
  await other.stop();
});

it('A schedule that an earlier version left is gone after the start', async () => {
  const before = createJobs({ database, log: createLog('silent') });
  before.define('sweep-of-old', async () => undefined, '1 1 1 1 *');
  await before.start();
  await before.stop();
  const after = createJobs({ database, log: createLog('silent') });
  after.define('sweep-of-new', async () => undefined, '1 1 1 1 *');
  await after.start();
  await after.stop();
  const { rows } = await sql<{ name: string }>`SELECT name FROM pgboss.schedule`.execute(database.db);
  expect(rows).toEqual([{ name: 'sweep-of-new' }]);
});
