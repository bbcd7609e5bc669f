import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Members in good standing and no AI characters, those of the demonstration community last, otherwise whoever was here most recently first. */
export async function recentIds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT account.id FROM account LEFT JOIN presence ON presence.user_id = account.id
    WHERE suspended_at IS NULL AND NOT is_seed_user
    ORDER BY is_demo, last_seen_at DESC NULLS LAST, account.id LIMIT ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
