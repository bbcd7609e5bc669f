import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The columns of `match_profile` that filters read. The others only change scores, and so never who fits. */
export const filterColumns = [
  'is_demo',
  'born',
  'gender',
  'wants',
  'intent',
  'min_age',
  'max_age',
  'radius',
  'is_checked',
  'only_checked',
  'tongues',
  'only_tongue',
  'zip',
  'city',
  'county',
  'state',
] as const;

const columnsOf = (table: string) => sql`(${sql.join(filterColumns.map((column) => sql.ref(`${table}.${column}`)))})`;

/** The value of `change_seq` when a row is written again: null for a change of what filters read, else as it is. */
export const changeOnConflict: RawBuilder<number | null> = sql`CASE
  WHEN ${columnsOf('match_profile')} IS DISTINCT FROM ${columnsOf('excluded')} THEN NULL ELSE match_profile.change_seq END`;

/**
 * Gives one new number to all committed changes that have none, and returns it. The numberings of all instances wait
 * for each other, so after this, every change with this number or a lower one can be read.
 */
export async function numberChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    WITH alone AS MATERIALIZED (
      SELECT pg_advisory_xact_lock(hashtextextended('match_change', 0))
    ), next AS MATERIALIZED (
      SELECT nextval('match_change_seq') AS seq FROM alone
    ), fresh AS MATERIALIZED (
      SELECT user_id FROM match_profile WHERE change_seq IS NULL AND NOT is_demo ORDER BY user_id FOR UPDATE SKIP LOCKED
    ), numbered AS (
      UPDATE match_profile SET change_seq = next.seq FROM next, fresh
      WHERE match_profile.user_id = fresh.user_id AND match_profile.change_seq IS NULL
    )
    SELECT seq FROM next
  `.execute(db);
  return rows[0]?.seq ?? 0;
}
