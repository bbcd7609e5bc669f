import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Returns when operators changed who may join, and to what, the earliest first. */
export async function joiningChanges(db: Db, since: Date): Promise<{ at: Date; to: unknown }[]> {
  const { rows } = await sql<{ at: Date; to: unknown }>`
    SELECT made_at AS at, detail -> 'to' AS "to" FROM operator_log
    WHERE action = 'setting_changed' AND detail ->> 'key' = 'joining' AND made_at >= ${since}
    ORDER BY made_at
  `.execute(db);
  return rows;
}
