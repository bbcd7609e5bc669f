import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createJobs } from '#server/platform/background/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createDatabase, type OwnDatabase } from '#test/own-database.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const created: OwnDatabase[] = [];

afterAll(async () => {
  for (const { drop } of created) await drop();
});

/** Does the database work of a starting server before it listens. Returns a function that closes everything. */
async function start(address: string): Promise<() => Promise<void>> {
  const database = await openPostgres(address, { max: 4 });
  await migrate(database);
  const jobs = createJobs({ database, log: createLog('silent') });
  jobs.define('some-work', async () => undefined, '* * * * *');
  jobs.define('more-work', async () => undefined);
  await jobs.prepare();
  return async () => {
    await jobs.stop();
    await database.close();
  };
}

it('Servers that start at once on an empty database all start', async () => {
  for (let round = 0; round < 6; round += 1) {
    const own = await createDatabase(url, `wildin_start_${randomBytes(6).toString('hex')}`);
    created.push(own);
    const started = await Promise.allSettled(Array.from({ length: 4 }, () => start(own.url)));
    expect(started.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'));
    for (const one of started) if (one.status === 'fulfilled') await one.value();
  }
});
