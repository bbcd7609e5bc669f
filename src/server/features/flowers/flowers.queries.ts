import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** Stores a gift of flowers. Returns false, and stores nothing, if the person gave this receiver any after `since`. */
export async function putFlowers(
  trx: Trx,
  { userId, receiverId, now, since }: { userId: number; receiverId: number; now: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO flower (user_id, receiver_id, given_at) VALUES (${userId}, ${receiverId}, ${now})
    ON CONFLICT (user_id, receiver_id) DO UPDATE SET given_at = excluded.given_at WHERE flower.given_at <= ${since}
    RETURNING true AS is_given`.execute(trx);
  return rows.length > 0;
}

export async function countFlowers(trx: Trx, userId: number): Promise<void> {
  await sql`
    INSERT INTO flower_count (user_id, flowers) VALUES (${userId}, 1)
    ON CONFLICT (user_id) DO UPDATE SET flowers = flower_count.flowers + 1`.execute(trx);
}

/** Returns how many counted gifts of flowers a person has received. */
export async function flowersOf(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('flower_count').select('flowers').where('user_id', '=', userId).executeTakeFirst();
  return row?.flowers ?? 0;
}
