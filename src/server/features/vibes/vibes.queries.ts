import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** Returns the time zones in which somebody's vibes have not been cleared yet. */
export async function zonesWithVibes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('time_zone')
    .distinct()
    .where('vibes_set_at', 'is not', null)
    .execute();
  return rows.map((row) => row.time_zone);
}

interface Due {
  timeZone: string;
  dawn: Date;
  most: number;
}

/**
 * Locks at most `most` members of a time zone who chose vibes before `dawn`, and returns their ids in ascending order.
 * Skips accounts that another transaction has locked, because those people may be choosing right now.
 */
export async function lockStaleVibes(trx: Trx, { timeZone, dawn, most }: Due): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM account
    WHERE vibes_set_at < ${dawn} AND time_zone = ${timeZone} AND NOT is_seed_user AND NOT is_demo
    ORDER BY vibes_set_at LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED`.execute(trx);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
