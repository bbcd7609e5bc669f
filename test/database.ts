import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
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

/** A file of bytes already in memory: a Blob of Node's own copies 45 MB piece by piece, half of the work of opening. */
class Held extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([], { type: 'application/x-tar' });
    this.#bytes = bytes.slice().buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** Read once a worker. */
let held: Promise<Held> | undefined;

async function cloneInMemory(): Promise<TestDatabase> {
  held ??= readFile(inject('template')).then((bytes) => new Held(bytes));
  // The database clears all of its buffers as it opens; a test's fit into a sixteenth of the usual 128 MB.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return { ...(await openPglite({ loadDataDir: await held, startParams })), url: undefined };
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
