import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { codeOf } from '#server/platform/errors.ts';

/** Throws when the database does not respond or is read-only, such as a standby or a managed server short of space. */
export async function probe(db: Db): Promise<void> {
  const { rows } = await sql<{ is_closed: boolean }>`
    SELECT current_setting('transaction_read_only') = 'on' AS is_closed`.execute(db);
  if (rows[0]?.is_closed !== false) throw new Error('The database takes no writes.');
}

/** PostgreSQL's error codes for a full disk, and for a limit such as `temp_file_limit`. */
const FULL = new Set(['53100', '53400']);

/**
 * Returns whether PostgreSQL's disk has another half megabyte; always true for PGlite. The query makes PostgreSQL spill
 * to a temporary file, which leaves no row and no write-ahead log behind.
 */
export async function hasRoom({ kind, db }: Database): Promise<boolean> {
  if (kind === 'pglite') return true;
  try {
    await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL work_mem = '64kB'`.execute(trx);
      await sql`SELECT count(*) FROM generate_series(1, 15000)`.execute(trx);
    });
    return true;
  } catch (error) {
    if (FULL.has(codeOf(error))) return false;
    throw error;
  }
}

/** Returns the end of the write-ahead log, which moves with every write. */
export async function logPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`SELECT pg_current_wal_insert_lsn()::text AS lsn`.execute(db);
  return rows[0]?.lsn ?? '';
}

/** Returns the id of the database. Copies of the database have the same id. */
export async function deploymentOf(db: Db): Promise<string> {
  const row = await db.selectFrom('deployment').select('id').executeTakeFirstOrThrow();
  return row.id;
}
