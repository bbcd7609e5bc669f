import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { fits, mayBeOffered, peopleWithin, type Search } from './search.queries.ts';

/**
 * Returns whether a search would find somebody who is new or has changed: whose last change has a number above `after`,
 * up to `upTo`. See `numberChanges`.
 */
export async function isSomebodyNew(
  db: Db,
  search: Search,
  { after, upTo }: { after: number; upTo: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    SELECT EXISTS (
      SELECT FROM (
        SELECT user_id FROM ${peopleWithin(search.viewer)} AS place
        WHERE change_seq > ${after} AND change_seq <= ${upTo} AND ${fits(search)}
      ) AS ranked WHERE ${mayBeOffered(search)}
    ) AS is_new`.execute(db);
  return rows[0]?.is_new === true;
}
