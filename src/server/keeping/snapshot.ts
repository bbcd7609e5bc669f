import { columnsOf, migrationsOf, sealedIds, sequencesOf, uploadsAfter, type UploadFiles } from './catalog.queries.ts';
import { onPglite, onPostgres, type Connection } from './connection.statements.ts';
import { KeepingError, type Sequence, type TableShape } from './format.ts';
import type { PGlite } from '@electric-sql/pglite';

/** A database to read or to fill: PGlite in this process, or PostgreSQL by its address. */
export type Place = { pglite: PGlite } | { url: string };

/** A database at one moment. */
export interface Snapshot {
  connection: Connection;
  migrations: string[];
  tables: TableShape[];
  /** Sequences may be ahead of the tables, never behind. */
  sequences: Sequence[];
  uploads: UploadFiles[];
  /** The ids of the pictures that are kept for the authorities. */
  sealed: string[];
}

const UPLOADS_AT_ONCE = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Runs `work` in a transaction. On PGlite nobody else gets to the database meanwhile. */
export function within<T>(
  place: Place,
  mode: 'read' | 'write',
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  return 'url' in place ? onPostgres(place.url, mode, work) : onPglite(place.pglite, work);
}

/** Runs `work` on what the database holds at one moment, while others go on writing. */
export function onSnapshot<T>(place: Place, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return within(place, 'read', async (connection) => {
    const tables = await shapesOf(connection);
    const has = (name: string): boolean => tables.some((table) => table.name === name);
    if (!has('migration')) throw new KeepingError('This database holds no Wildin community yet.');
    return work({
      connection,
      migrations: await migrationsOf(connection),
      tables,
      sequences: await sequencesOf(connection),
      uploads: has('upload') ? await uploadsOf(connection) : [],
      sealed: has('sealed_evidence') ? await sealedIds(connection) : [],
    });
  });
}

export async function shapesOf(connection: Connection): Promise<TableShape[]> {
  const byTable = Map.groupBy(await columnsOf(connection), ({ table }) => table);
  return [...byTable].map(([name, columns]) => ({ name, columns: columns.map((column) => column.name) }));
}

async function uploadsOf(connection: Connection): Promise<UploadFiles[]> {
  const found: UploadFiles[] = [];
  for (;;) {
    const page = await uploadsAfter(connection, found.at(-1)?.id ?? FIRST, UPLOADS_AT_ONCE);
    found.push(...page);
    if (page.length < UPLOADS_AT_ONCE) return found;
  }
}
