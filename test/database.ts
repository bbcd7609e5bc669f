import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { overPglite, startPglite } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createDatabase, type OwnDatabase } from './own-database.ts';
import { emptied, shapeOf, type RunStatement, type DatabaseShape } from './reuse.ts';

export interface TestDatabase extends Database {
  /** The address at which a test can open the database again; undefined for PGlite. */
  url: string | undefined;
}

/** Opens an empty, migrated database: on PGlite, or on PostgreSQL in the Vitest project `postgres`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return process.env['TEST_BACKEND'] === 'postgres' && url !== undefined ? openOnPostgres(url) : openInMemory();
}

/** Emptied databases of this worker that no test uses, each with its original shape. */
const idleInMemory: { pglite: PGlite; fresh: DatabaseShape }[] = [];
const idleOnPostgres: { own: OwnDatabase; fresh: DatabaseShape }[] = [];

/** The longest wait for the emptying of a database. A connection that a test still uses would block it forever. */
const HELD_MS = 5_000;

async function openInMemory(): Promise<TestDatabase> {
  const idle = idleInMemory.pop();
  const pglite = idle?.pglite ?? (await cloneInMemory());
  const database = overPglite(pglite);
  // Past the database, which would forget its prepared statements: they are worth a fifth of the next file's work.
  const ask = async (statement: string): Promise<unknown[]> => (await pglite.query(statement)).rows;
  const fresh = idle?.fresh ?? (await shapeOf(ask));
  return {
    ...database,
    url: undefined,
    close: async () => {
      const timeUp = new Promise<false>((resolve) => setTimeout(resolve, HELD_MS, false).unref());
      if (await Promise.race([emptied(ask, fresh), timeUp]).catch(() => false)) {
        // The old handle refuses queries from now on, but the database stays open.
        await database.db.destroy();
        idleInMemory.push({ pglite, fresh });
      } else {
        await database.close();
      }
    },
  };
}

/** A file in memory. Node's own Blob copies the 45 MB in pieces, which took half the time of opening a database. */
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

/** The file of the template database, which each worker reads once. */
let held: Promise<Held> | undefined;

async function cloneInMemory(): Promise<PGlite> {
  held ??= readFile(inject('template')).then((bytes) => new Held(bytes));
  // A database clears all its buffers when it opens. Tests need only 8 MB of buffers instead of the usual 128 MB.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return startPglite({ loadDataDir: await held, startParams });
}

async function openOnPostgres(server: string): Promise<TestDatabase> {
  const { own, fresh } = idleOnPostgres.pop() ?? (await cloneOnPostgres(server));
  const url = throughPooler(own.url);
  const database = await openPostgres(url);
  return {
    ...database,
    url,
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

/** Returns the address of a database through the pooler at TEST_POOLER_URL, if there is one. */
function throughPooler(url: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler === undefined ? url : Object.assign(new URL(pooler), { pathname: new URL(url).pathname }).href;
}

async function cloneOnPostgres(server: string): Promise<{ own: OwnDatabase; fresh: DatabaseShape }> {
  const template = inject('template');
  const own = await createDatabase(server, `${template}_${randomBytes(6).toString('hex')}`, template);
  return { own, fresh: await onConnection(own.url, shapeOf) };
}

/** Empties a database. First ends the connections that a test left open, because they could write later. */
async function emptiedAlone(ask: RunStatement, fresh: DatabaseShape): Promise<boolean> {
  await ask(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  return emptied(ask, fresh);
}

async function onConnection<T>(url: string, work: (ask: RunStatement) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statement) => (await client.query<object>(statement)).rows);
  } finally {
    await client.end();
  }
}
