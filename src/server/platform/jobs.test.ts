import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { inTransaction } from './database/database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog } from './log.ts';

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

it('does what a transaction enqueued when it commits, tries again after a fault, and forgets what was rolled back', async () => {
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
