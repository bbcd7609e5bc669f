import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** Ends the lookouts of these people. The statement locks the rows in the order of their ids, against deadlocks. */
export async function endLookouts(db: Db, userIds: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM lookout WHERE user_id IN (
      SELECT user_id FROM lookout WHERE user_id = ANY (${[...userIds]}::bigint[]) ORDER BY user_id FOR UPDATE)
  `.execute(db);
}

/** Takes the news off a person's lookout, because they have searched since. */
export async function seeNews(trx: Trx, userId: number): Promise<void> {
  await sql`UPDATE lookout SET has_news = false WHERE user_id = ${userId} AND has_news`.execute(trx);
}
