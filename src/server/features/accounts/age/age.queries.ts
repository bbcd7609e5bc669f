import type { Db } from '#server/platform/database/database.ts';

/** Returns whether one of the subjects is refused at `now`. */
export async function isAnyRefused(db: Db, subjects: readonly string[], now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('refused_birthday')
    .select('subject')
    .where('subject', 'in', [...subjects])
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
