import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Those of `ids` whom the viewer may not see, or who may not be seen by the viewer: a block hides both from each other,
 * and an AI character made for somebody is theirs alone.
 */
export async function hiddenFrom(db: Db, viewerId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    SELECT other_id AS id FROM block WHERE user_id = ${viewerId} AND other_id = ANY(${ids}::bigint[])
    UNION
    SELECT user_id AS id FROM block WHERE other_id = ${viewerId} AND user_id = ANY(${ids}::bigint[])
    UNION
    SELECT account.id FROM account LEFT JOIN companion ON companion.user_id = account.id
    WHERE account.id = ANY(${ids}::bigint[]) AND account.is_seed_user
      AND companion.key IS NULL AND companion.owner_id IS DISTINCT FROM ${viewerId}::bigint
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** The same as a condition on the id in `other`, for statements that fill a page. */
export function isHiddenFrom(viewerId: number, other: Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(EXISTS (
    SELECT FROM block
    WHERE (block.user_id = ${viewerId} AND block.other_id = ${other})
      OR (block.other_id = ${viewerId} AND block.user_id = ${other})
  ) OR EXISTS (SELECT FROM companion WHERE companion.user_id = ${other} AND companion.owner_id <> ${viewerId}))`;
}
