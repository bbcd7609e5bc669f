import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface JobCount {
  name: string;
  waiting: number;
  running: number;
  /** All tries failed. */
  failed: number;
}

/** Counts the jobs in the queues by kind; a kind without jobs has no row. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT name,
      count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
      count(*) FILTER (WHERE state = 'active')::int AS running,
      count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM pgboss.job GROUP BY name ORDER BY name
  `.execute(db);
  return rows;
}

export async function failedJobs(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pgboss.job WHERE name = ${name} AND state = 'failed' LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
}
