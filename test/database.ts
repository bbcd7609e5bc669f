import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createDatabase } from './own-database.ts';

export interface TestDatabase extends Database {
  /** Its address when it is on PostgreSQL, so that a test can open it a second time. */
  url: string | undefined;
}

/** A migrated, empty database of this test file's own: on PGlite, or on PostgreSQL in that project. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return process.env['TEST_BACKEND'] === 'postgres' && url !== undefined ? cloneOnPostgres(url) : cloneInMemory();
}

async function cloneInMemory(): Promise<TestDatabase> {
  const copy = new Blob([new Uint8Array(await readFile(inject('template')))], { type: 'application/x-tar' });
  return { ...(await openPglite({ loadDataDir: copy })), url: undefined };
}

async function cloneOnPostgres(url: string): Promise<TestDatabase> {
  const name = `wildin_test_${randomBytes(6).toString('hex')}`;
  const own = await createDatabase(url, name, inject('template'));
  const database = await openPostgres(own.url);
  return {
    ...database,
    url: own.url,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
