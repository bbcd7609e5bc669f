import { sql } from 'kysely';
import { MANY, type Filter } from '#contract/matching.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { conditionsOf, fits, isSomebodyElse, mayBeOffered, peopleWithin, type Search } from './search.queries.ts';

/** The filters that do not change which rows are read. */
export const inPlace = ['age', 'gender', 'intent', 'theirs'] as const satisfies Filter[];
export type InPlace = (typeof inPlace)[number];

/** Only a scan that asks nothing of other tables can be shared by several processes, so those questions stay above it. */
const ABOVE = sql`OFFSET 0`;

/** Lets the rest of the transaction read a whole table with several processes, which a search alone does without. */
export async function readTogether(trx: Trx): Promise<void> {
  await sql`SELECT set_config('max_parallel_workers_per_gather', '2', true), set_config('parallel_setup_cost', '0', true)`.execute(
    trx,
  );
}

/** Returns how many could be offered to a viewer, up to `MANY`. */
export async function countFitting(db: Db, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM (SELECT user_id FROM ${peopleWithin(search.viewer)} AS place WHERE ${fits(search)} ${ABOVE}) AS ranked
      WHERE ${mayBeOffered(search)} LIMIT ${MANY}
    ) AS fitting`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Returns how many within the viewer's radius could be offered if it were not for one filter alone, by that filter. It
 * reads until it has found `MANY` for each of `filters` on average, or everybody; so a count below `MANY` is the true one
 * only when all of them together are fewer than that.
 */
export async function countMisses(db: Db, search: Search, filters: readonly InPlace[]): Promise<Map<InPlace, number>> {
  const conditions = conditionsOf(search);
  const others = inPlace.filter((filter) => !filters.includes(filter)).map((filter) => conditions[filter]);
  // The first filter that fails is the only one that fails when all after it hold.
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
