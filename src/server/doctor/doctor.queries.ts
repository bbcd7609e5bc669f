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

/** Counts the letters about a check-in that were written before `since` and would still be of use. */
export async function lateLetters(db: Db, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM safe_letter JOIN outing ON outing.id = safe_letter.outing_id
    WHERE safe_letter.kind IN ('tell', 'answer') AND safe_letter.created_at < ${since} AND outing.closes_at > ${now}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the trusted persons who said yes by no other way than these. */
export async function unreachedPersons(db: Db, ways: readonly string[]): Promise<number> {
  if (ways.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT trusted_id FROM trusted_way JOIN trusted_person ON trusted_person.id = trusted_way.trusted_id
      WHERE trusted_way.state = 'yes' AND trusted_person.removed_at IS NULL
      GROUP BY trusted_id HAVING bool_and(way = ANY (${[...ways]}::text[]))
    ) AS unreached
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether a server follows another. */
export async function standsBy(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_standby: boolean }>`SELECT pg_is_in_recovery() AS is_standby`.execute(db);
  return rows[0]?.is_standby === true;
}

/** Returns what a database shares with its replicas only. A restored copy has the same deployment on another server. */
export async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    SELECT system_identifier || ' ' || (SELECT id FROM deployment) AS identity FROM pg_control_system()`.execute(db);
  return rows[0]?.identity ?? '';
}

/** Returns when the newest transaction that a replica has was committed; null when it has none yet. */
export async function newestReplayed(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT pg_last_xact_replay_timestamp() AS at`.execute(db);
  return rows[0]?.at ?? null;
}
