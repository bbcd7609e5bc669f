import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { overPglite, startPglite } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createDatabase, type OwnDatabase } from './own-database.ts';
import { emptied, shapeOf, type Ask, type Shape } from './reuse.ts';

export interface TestDatabase extends Database {
  /** Its address when it is on PostgreSQL, so that a test can open it a second time. */
  url: string | undefined;
}

/** A migrated, empty database of this test file's own: on PGlite, or on PostgreSQL in that project. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return process.env['TEST_BACKEND'] === 'postgres' && url !== undefined ? openOnPostgres(url) : openInMemory();
}

/** Databases of this worker that tests are done with and that are empty again, each with its first shape. */
const idleInMemory: { pglite: PGlite; fresh: Shape }[] = [];
const idleOnPostgres: { own: OwnDatabase; fresh: Shape }[] = [];

/** A connection that a test holds on purpose is not waited for longer. */
const HELD_MS = 5_000;

async function openInMemory(): Promise<TestDatabase> {
  const idle = idleInMemory.pop();
  const pglite = idle?.pglite ?? (await cloneInMemory());
  const database = overPglite(pglite);
  const ask = (statement: string): Promise<unknown[]> =>
    sql
      .raw(statement)
      .execute(database.db)
      .then(({ rows }) => rows);
  const fresh = idle?.fresh ?? (await shapeOf(ask));
  return {
    ...database,
    url: undefined,
    close: async () => {
      const timeUp = new Promise<false>((resolve) => setTimeout(resolve, HELD_MS, false).unref());
      if (await Promise.race([emptied(ask, fresh), timeUp]).catch(() => false)) {
        // The old handle's queries are refused, and the database stays open.
        await database.db.destroy();
        idleInMemory.push({ pglite, fresh });
      } else {
        await database.close();
      }
    },
  };
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

async function cloneInMemory(): Promise<PGlite> {
  held ??= readFile(inject('template')).then((bytes) => new Held(bytes));
  // The database clears all of its buffers as it opens; a test's fit into a sixteenth of the usual 128 MB.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return startPglite({ loadDataDir: await held, startParams });
}

async function openOnPostgres(server: string): Promise<TestDatabase> {
  const { own, fresh } = idleOnPostgres.pop() ?? (await cloneOnPostgres(server));
  const database = await openPostgres(own.url);
  return {
    ...database,
    url: own.url,
    close: async () => {
      await database.close();
      if (await onConnection(own.url, (ask) => emptiedAlone(ask, fresh)).catch(() => false)) {
        idleOnPostgres.push({ own, fresh });
      } else {
        await own.drop();
      }
    },
  };
}

async function cloneOnPostgres(server: string): Promise<{ own: OwnDatabase; fresh: Shape }> {
  const template = inject('template');
  const own = await createDatabase(server, `${template}_${randomBytes(6).toString('hex')}`, template);
  return { own, fresh: await onConnection(own.url, shapeOf) };
}

/** Ends connections that a test left open, so that none of them writes into the next test's rows. */
async function emptiedAlone(ask: Ask, fresh: Shape): Promise<boolean> {
  await ask(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  return emptied(ask, fresh);
}

async function onConnection<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statement) => (await client.query<object>(statement)).rows);
  } finally {
    await client.end();
  }
}
