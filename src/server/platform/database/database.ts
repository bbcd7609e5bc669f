import type { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { Tables } from './tables.ts';
import { codeOf } from '#server/platform/errors.ts';

/** The database or a transaction on it. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

type JobDatabase = NonNullable<ConstructorOptions['db']>;

export interface Database {
  kind: 'pglite' | 'postgres';
  /** The server's address; undefined when the database is embedded. */
  url: string | undefined;
  db: Db;
  /** The same database in the job queue's interface. */
  jobs: JobDatabase;
  /** The embedded database itself, for copies of its tables; undefined on PostgreSQL. */
  embedded: PGlite | undefined;
  /** Runs scripts of several statements, all in one transaction; says before each which one it is. */
  script: (sql: string | readonly string[], onPart?: (at: number) => void) => Promise<void>;
  close: () => Promise<void>;
}

/** The beginning of a statement whose plan a connection keeps. The embedded database ignores it. */
export const KEPT = '/* kept */';

const RETRYABLE = new Set(['40001', '40P01']);

/** Runs `work` in one transaction. Tries up to five times after a deadlock or a serialization failure. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= 5 || !RETRYABLE.has(codeOf(error))) throw error;
    }
  }
}

/** Runs `work` in one transaction. PostgreSQL cancels each statement after `ms`; the embedded database has no limit. */
export function inTime<T>(db: Db, ms: number, work: (trx: Trx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await sql`SELECT set_config('statement_timeout', ${String(ms)}, true)`.execute(trx);
    return work(trx);
  });
}

/** Returns whether a statement failed because of its time limit. */
export const isCutShort = (error: unknown): boolean => codeOf(error) === '57014';
