import type { Db } from '#server/platform/database/database.ts';

/** Records the use of a challenge; returns false when the challenge was used before. */
export async function insertUse(db: Db, nonce: string, until: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_challenge')
    .values({ nonce, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return row !== undefined;
}
