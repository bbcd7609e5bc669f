import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { overPglite, startPglite } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createDistributed, SHARDS_SEEN } from './citus.ts';
import { createDatabase, type OwnDatabase } from './own-database.ts';
import { emptied, shapeOf, type RunStatement, type DatabaseShape } from './reuse.ts';

export interface TestDatabase extends Database {
  /** The address at which a test can open the database again; undefined for PGlite. */
  url: string | undefined;
}

/** Opens an empty, migrated database on what the Vitest project is named after: PGlite, PostgreSQL or Citus. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { TEST_BACKEND: backend, TEST_DATABASE_URL: server, TEST_CITUS_URL: coordinator } = process.env;
  if (backend === 'citus' && coordinator !== undefined) return openOnServer(() => cloneOnCitus(coordinator));
  return backend === 'postgres' && server !== undefined ? openOnServer(() => cloneOnPostgres(server)) : openInMemory();
}

/** A database of its own on a server. Each node of a cluster has a part of it, and a shape. */
interface Clone {
  own: OwnDatabase;
  nodes: { url: string; fresh: DatabaseShape }[];
  /** What each connection that empties it sets first. */
  settings?: string;
}

/** Emptied databases of this worker that no test uses, each with its original shape. */
const idleInMemory: { pglite: PGlite; fresh: DatabaseShape }[] = [];
const idleOnServer: Clone[] = [];

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

async function openOnServer(make: () => Promise<Clone>): Promise<TestDatabase> {
  const clone = idleOnServer.pop() ?? (await make());
  const url = throughPooler(clone.own.url);
  const database = await openPostgres(url);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      if (await emptiedOnServer(clone).catch(() => false)) idleOnServer.push(clone);
      else await clone.own.drop();
    },
  };
}

/** Empties a database on all its nodes. Returns false if it should not be reused. */
async function emptiedOnServer({ nodes, settings }: Clone): Promise<boolean> {
  const done = await Promise.all(
    nodes.map(({ url, fresh }) => onConnection(url, (ask) => emptiedAlone(ask, fresh), settings)),
  );
  return done.every(Boolean);
}

/** Returns the address of a database through the pooler at TEST_POOLER_URL, if there is one. */
function throughPooler(url: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler === undefined ? url : Object.assign(new URL(pooler), { pathname: new URL(url).pathname }).href;
}

async function cloneOnPostgres(server: string): Promise<Clone> {
  const template = inject('template');
  const own = await createDatabase(server, nameOfClone(template), template);
  return { own, nodes: [{ url: own.url, fresh: await onConnection(own.url, shapeOf) }] };
}

async function cloneOnCitus(coordinator: string): Promise<Clone> {
  const template = inject('template');
  const own = await createDistributed(coordinator, nameOfClone(template), template);
  const nodes = own.nodes.map(async (url) => ({ url, fresh: await onConnection(url, shapeOf, SHARDS_SEEN) }));
  return { own, nodes: await Promise.all(nodes), settings: SHARDS_SEEN };
}

const nameOfClone = (template: string): string => `${template}_${randomBytes(6).toString('hex')}`;

/** Empties a database. First ends the connections that a test left open, because they could write later. */
async function emptiedAlone(ask: RunStatement, fresh: DatabaseShape): Promise<boolean> {
  await ask(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`);
  return emptied(ask, fresh);
}

async function onConnection<T>(url: string, work: (ask: RunStatement) => Promise<T>, settings = ''): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(settings);
    return await work(async (statement) => (await client.query<object>(statement)).rows);
  } finally {
    await client.end();
  }
}
