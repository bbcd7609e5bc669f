import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** Lets one transaction at a time go on with a subject. The order of the locks is the same for all callers. */
export async function lockSubjects(trx: Trx, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects.toSorted()) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
  }
}

/** Returns the time until which one of the subjects is refused, the latest of them; undefined if none is at `now`. */
export async function refusedUntil(db: Db, subjects: readonly string[], now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('refused_birthday')
    .select('until')
    .where('subject', 'in', [...subjects])
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until;
}

export async function putRefusals(db: Db, subjects: readonly string[], until: Date): Promise<void> {
  await db
    .insertInto('refused_birthday')
    .values(subjects.map((subject) => ({ subject, until })))
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ until }))
    .execute();
}

/** Returns the device on which a session began; undefined if the session is gone or has no device. */
export async function deviceOfSession(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .select('device_id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.device_id ?? undefined;
}
