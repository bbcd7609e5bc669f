import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Returns the version of PostgreSQL, such as 16.4. */
export async function serverVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`SELECT current_setting('server_version') AS version`.execute(db);
  return rows[0]?.version.split(' ')[0] ?? '';
}

/** Returns the time of the database's own clock. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`.execute(db);
  return new Date(rows[0]?.ms ?? 0);
}

export async function knownMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration`.execute(db);
  return rows.map(({ name }) => name);
}
