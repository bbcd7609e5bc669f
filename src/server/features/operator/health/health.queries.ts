import { sql } from 'kysely';
import type { Database, Db } from '#server/platform/database/database.ts';

/** Notes when a version first ran on this database. */
export async function noteVersion(db: Db, { version, now }: { version: string; now: Date }): Promise<void> {
  await db
    .insertInto('version_run')
    .values({ version, first_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function versionSince(db: Db, version: string): Promise<Date | undefined> {
  const row = await db.selectFrom('version_run').select('first_at').where('version', '=', version).executeTakeFirst();
  return row?.first_at;
}

export interface DiskDay {
  day: string;
  part: 'media' | 'database' | 'rest';
  bytes: number;
}

/** Notes the sizes of a day; a later measurement of the day replaces the earlier one. */
export async function putDiskDays(db: Db, rows: readonly DiskDay[]): Promise<void> {
  await db
    .insertInto('disk_day')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['day', 'part']).doUpdateSet({ bytes: (eb) => eb.ref('excluded.bytes') }),
    )
    .execute();
}

export async function diskDays(db: Db, since: string): Promise<DiskDay[]> {
  const { rows } = await sql<DiskDay>`
    SELECT day, part, bytes FROM disk_day WHERE day >= ${since} ORDER BY day`.execute(db);
  return rows;
}

/** Returns the bytes of the database with its indexes. */
export async function databaseBytes({ db }: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_database_size(current_database())::float8 AS bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Counts the pushes that are due and wait. */
export async function waitingPushes(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM push_due WHERE due_at <= ${now} LIMIT 10000) AS due`.execute(db);
  return rows[0]?.count ?? 0;
}
