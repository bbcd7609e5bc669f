import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface Day {
  userId: number;
  /** The person's own. */
  day: string;
}

/** Counts one more message to the language model; false when the day's `most` are spent, however many ask at once. */
export async function takeMessage(db: Db, { userId, day }: Day, most: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO wyn_usage AS u (user_id, day, messages) SELECT ${userId}::bigint, ${day}::date, 1 WHERE ${most}::int > 0
    ON CONFLICT (user_id, day) DO UPDATE SET messages = u.messages + 1 WHERE u.messages < ${most}::int
    RETURNING messages`.execute(db);
  return rows.length > 0;
}

/** Gives back a message that got no answer. */
export async function giveMessageBack(db: Db, { userId, day }: Day): Promise<void> {
  await sql`UPDATE wyn_usage SET messages = messages - 1
    WHERE user_id = ${userId} AND day = ${day}::date AND messages > 0`.execute(db);
}

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
