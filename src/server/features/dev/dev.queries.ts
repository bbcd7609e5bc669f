import { sql } from 'kysely';
import { isActive } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Returns active accounts without AI characters: the most recently seen first, demo members after all others. */
export async function recentIds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT account.id FROM account LEFT JOIN presence ON presence.user_id = account.id
    WHERE ${isActive('account')} AND NOT is_seed_user
    ORDER BY is_demo, last_seen_at DESC NULLS LAST, account.id LIMIT ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
