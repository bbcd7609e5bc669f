import type { Db } from '#server/platform/database/database.ts';

export async function toldAt(db: Db, userId: number): Promise<Date | undefined> {
  const row = await db.selectFrom('wyn_disclosure').select('told_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.told_at;
}

export async function recordTold(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('wyn_disclosure')
    .values({ user_id: userId, told_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ told_at: now }))
    .execute();
}
