import { sql } from 'kysely';
import { MANY, type Filter } from '#contract/matching.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { conditionsOf, fits, isSomebodyElse, mayBeOffered, peopleWithin, type Search } from './search.queries.ts';

/** The filters that do not change which rows a search reads. The filter `distance` changes that. */
export const inPlace = ['age', 'gender', 'intent', 'photo', 'tongue', 'theirs'] as const satisfies Filter[];
export type InPlace = (typeof inPlace)[number];

/** PostgreSQL scans in parallel only without subqueries on other tables. OFFSET 0 keeps subqueries out of the scan. */
const ABOVE = sql`OFFSET 0`;

/** Allows parallel scans in the rest of the transaction. For the search before, `lockSearcher` turned them off. */
export async function readTogether(trx: Trx): Promise<void> {
  await sql`SELECT set_config('max_parallel_workers_per_gather', '2', true), set_config('parallel_setup_cost', '0', true)`.execute(
    trx,
  );
}

/** Returns how many people could be offered to a viewer, up to `MANY`. */
export async function countFitting(db: Db, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM (SELECT user_id FROM ${peopleWithin(search.viewer)} AS place WHERE ${fits(search)} ${ABOVE}) AS ranked
      WHERE ${mayBeOffered(search)} LIMIT ${MANY}
    ) AS fitting`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns how many people in the viewer's state have joined since a time, up to `MANY`. */
export async function countJoined(db: Db, { viewer }: Pick<Search, 'viewer'>, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM match_profile AS place JOIN account ON account.id = place.user_id
      WHERE NOT place.is_demo AND place.state = ${viewer.state} AND place.user_id <> ${viewer.userId}
        AND account.created_at >= ${since} LIMIT ${MANY}
    ) AS joined`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Returns for each filter how many people within the viewer's radius fail this filter alone. A filter that nobody fails
 * alone is absent. The query stops after `MANY` people per filter on average, so the counts are exact only if their sum
 * is below `MANY` times the number of filters.
 */
export async function countMisses(db: Db, search: Search, filters: readonly InPlace[]): Promise<Map<InPlace, number>> {
  const conditions = conditionsOf(search);
  const others = inPlace.filter((filter) => !filters.includes(filter)).map((filter) => conditions[filter]);
  // A filter fails alone if it is the first one that fails and all filters after it pass.
  const missed = filters.map((filter, index) => {
    const after = filters.slice(index + 1).map((other) => sql`(${conditions[other]})`);
    const isOnly = after.length === 0 ? sql`true` : sql.join(after, sql` AND `);
    return sql`WHEN NOT (${conditions[filter]}) THEN CASE WHEN ${isOnly} THEN ${filter}::text END`;
  });
  const { rows } = await sql<{ missed: InPlace; count: number }>`
    SELECT missed, count(*)::int AS count FROM (
      SELECT missed FROM (
        SELECT user_id, CASE ${sql.join(missed, sql` `)} END AS missed FROM ${peopleWithin(search.viewer)} AS place
        WHERE ${sql.join([...others, isSomebodyElse(search)], sql` AND `)} ${ABOVE}
      ) AS ranked WHERE missed IS NOT NULL AND ${mayBeOffered(search)}
      LIMIT ${MANY * filters.length}
    ) AS missing GROUP BY missed`.execute(db);
  return new Map(rows.map(({ missed: filter, count }) => [filter, count]));
}
