import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Rows of a table that are older than a time. */
export interface Old {
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

/** Returns the time of the last of the `most` oldest rows with a time up to `before`; undefined if there are none. */
export async function endOfOldest(db: Db, { table, column, before, most }: Old): Promise<Date | undefined> {
  const { rows } = await sql<{ end: Date | null }>`
    SELECT max(oldest.at) AS end FROM (
      SELECT ${sql.ref(column)} AS at FROM ${sql.table(table)} WHERE ${sql.ref(column)} <= ${before}::timestamptz
      ORDER BY ${sql.ref(column)} LIMIT ${most}
    ) oldest
  `.execute(db);
  return rows[0]?.end ?? undefined;
}

/** Deletes the rows with a time up to `before`, on whatever nodes they are; returns how many. */
export async function deleteUpTo(db: Db, { table, column, before }: Omit<Old, 'most'>): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} <= ${before}::timestamptz
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
