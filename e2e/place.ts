import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '#test/own-database.ts';

/** The folder and the database of a server. They remain when the server's process ends. */
export interface Place {
  folder: string;
  /** The server's database on PostgreSQL; null for an embedded database, which is in the folder. */
  databaseUrl: string | null;
  remove: () => Promise<void>;
}

/** The database that a server uses. */
export type Kind = 'embedded' | 'postgres';
/** The kinds of database that the tests use. PostgreSQL is used only if TEST_DATABASE_URL names a server. */
export const KINDS: readonly Kind[] =
  process.env['TEST_DATABASE_URL'] === undefined ? ['embedded'] : ['embedded', 'postgres'];

/** By kind, the environment variable that names the folder of the prepared data. The setup sets it for its workers. */
const TEMPLATE: Record<Kind, string> = { embedded: 'E2E_TEMPLATE', postgres: 'E2E_TEMPLATE_POSTGRES' };

/** Creates the data of a new server: a copy of the prepared data of this kind if there are any, otherwise no data. */
export async function newPlace(kind: Kind): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-e2e-'));
  const template = process.env[TEMPLATE[kind]];
  if (template !== undefined) await cp(template, folder, { recursive: true });
  const database = kind === 'postgres' ? await databaseFor(folder, template) : undefined;
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
export function beginWith(kind: Kind, settled: Place): void {
  process.env[TEMPLATE[kind]] = settled.folder;
}

/** Creates a database named after its folder. The name of the template's database follows from its folder too. */
async function databaseFor(folder: string, template: string | undefined) {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no server.');
  return createDatabase(server, nameOf(folder), template && nameOf(template));
}

const nameOf = (folder: string): string => `wildin_e2e_${Buffer.from(folder).toString('hex').slice(-24)}`;
