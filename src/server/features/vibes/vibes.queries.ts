import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface Chosen {
  vibes: string[];
  energyLevel: number;
  now: Date;
}

/** False when the account is gone. */
export async function setVibes(trx: Trx, userId: number, { vibes, energyLevel, now }: Chosen): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ current_vibes: vibes, energy_level: energyLevel, vibes_set_at: now })
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The zones of those who have chosen since they last saw a dawn. */
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
 * Clears what at most `most` members of a zone chose before its dawn; their energy stays. Says whose, by rising id.
 * Whoever is choosing at this moment is left alone.
 */
export async function clearVibes(trx: Trx, { timeZone, dawn, most }: Due): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE account SET current_vibes = '{}', vibes_set_at = NULL
    WHERE id IN (
      SELECT id FROM account
      WHERE vibes_set_at < ${dawn} AND time_zone = ${timeZone} AND NOT is_seed_user AND NOT is_demo
      ORDER BY vibes_set_at LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
