import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '#test/own-database.ts';

/** A server's data, which remain when the process ends. */
export interface Place {
  folder: string;
  /** The server's database on PostgreSQL; null if the database is embedded, in the folder. */
  databaseUrl: string | null;
  remove: () => Promise<void>;
}

/** The database that a server uses. */
export type Kind = 'embedded' | 'postgres';
/** The kinds that the tests have; PostgreSQL only where TEST_DATABASE_URL names a server. */
export const KINDS: readonly Kind[] =
  process.env['TEST_DATABASE_URL'] === undefined ? ['embedded'] : ['embedded', 'postgres'];

/** The environment variables that hold the prepared place of each kind. The setup sets them for its workers. */
const TEMPLATE: Record<Kind, string> = { embedded: 'E2E_TEMPLATE', postgres: 'E2E_TEMPLATE_POSTGRES' };

/** Creates a place, as a copy of the prepared one of its kind if that exists. */
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

/** Makes each later place of the kind a copy of `settled`, in this process and in child processes. */
export function beginWith(kind: Kind, settled: Place): void {
  process.env[TEMPLATE[kind]] = settled.folder;
}

/** Creates a database named after its folder, so that a copy of the folder can find the database to copy. */
async function databaseFor(folder: string, template: string | undefined) {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no server.');
  return createDatabase(server, nameOf(folder), template && nameOf(template));
}

const nameOf = (folder: string): string => `wildin_e2e_${Buffer.from(folder).toString('hex').slice(-24)}`;
