import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDistributed, distributeTables, makeTemplate } from '#test/citus.ts';
import { createDatabase, type OwnDatabase } from '#test/own-database.ts';

/** The folder and the database of a server. They remain when the server's process ends. */
export interface Place {
  folder: string;
  /** The server's database on PostgreSQL; null for an embedded database, which is in the folder. */
  databaseUrl: string | null;
  remove: () => Promise<void>;
}

/** The database that a server uses. */
export type Kind = 'embedded' | 'postgres' | 'citus';

const { TEST_DATABASE_URL: server, TEST_CITUS_URL: coordinator } = process.env;

/**
 * The kinds of database that the tests use. PostgreSQL is used only if TEST_DATABASE_URL names a server. If
 * TEST_CITUS_URL names the coordinator of a Citus cluster, all tests use distributed databases.
 */
export const KINDS: readonly Kind[] =
  coordinator !== undefined ? ['citus'] : server === undefined ? ['embedded'] : ['embedded', 'postgres'];

/** By kind, the environment variable that names the folder of the prepared data. The setup sets it for its workers. */
const TEMPLATE: Record<Kind, string> = {
  embedded: 'E2E_TEMPLATE',
  postgres: 'E2E_TEMPLATE_POSTGRES',
  citus: 'E2E_TEMPLATE_CITUS',
};

/** Creates the data of a new server: a copy of the prepared data of this kind if there are any, otherwise no data. */
export async function newPlace(kind: Kind): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-e2e-'));
  const template = process.env[TEMPLATE[kind]];
  if (template !== undefined) await cp(template, folder, { recursive: true });
  const database = await databaseFor(kind, nameOf(folder), template && nameOf(template));
  return {
    folder,
    databaseUrl: database?.url ?? null,
    remove: async () => {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes `newPlace` copy `settled` from now on for this kind, in this process and in child processes. */
export async function beginWith(kind: Kind, settled: Place): Promise<void> {
  process.env[TEMPLATE[kind]] = settled.folder;
  if (kind !== 'citus' || coordinator === undefined || settled.databaseUrl === null) return;
  await distributeTables(settled.databaseUrl);
  await makeTemplate(coordinator, nameOf(settled.folder));
}

/** Creates a database on a server. An embedded database is in its folder, so there is nothing to create. */
async function databaseFor(kind: Kind, name: string, template: string | undefined): Promise<OwnDatabase | undefined> {
  if (kind === 'embedded') return undefined;
  if (kind === 'citus' && coordinator !== undefined) return createDistributed(coordinator, name, template);
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no server.');
  return createDatabase(server, name, template);
}

/** Returns the name of the database of a folder. */
const nameOf = (folder: string): string => `wildin_e2e_${Buffer.from(folder).toString('hex').slice(-24)}`;
