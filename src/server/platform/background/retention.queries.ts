import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface Old {
  table: string;
  /** The column whose time is compared with `before`. */
  column: string;
  before: Date;
  most: number;
}

/** Deletes some of a table’s rows with a time up to `before`; returns how many. Locked rows stay for the next run. */
export async function deleteOld(db: Db, { table, column, before, most }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE ${sql.ref(column)} <= ${before}::timestamptz
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
