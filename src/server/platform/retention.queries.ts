import { sql } from 'kysely';
import type { Db } from './database/database.ts';

interface Old {
  table: string;
  /** The column with the moment that counts. */
  column: string;
  before: Date;
  most: number;
}

/** Deletes some of a table’s rows whose moment is not after `before`; returns how many. A row that somebody holds stays for the next time. */
export async function deleteOld(db: Db, { table, column, before, most }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE ${sql.ref(column)} <= ${before}::timestamptz
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
