import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Position } from './positions.ts';

/** Returns the position up to which a primary has written its log. */
export async function writtenBy(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`
    SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS position`.execute(db);
  return BigInt(rows[0]?.position ?? '0');
}

/**
 * Returns the timeline of a primary, which rises by one when a standby takes over, and marks the database with it. So a
 * replica shows which primary it has followed.
 */
export async function markTimeline(db: Db): Promise<number> {
  const { rows } = await sql<{ timeline: number }>`
    WITH own AS (
      SELECT ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int AS timeline
    ), marked AS (
      UPDATE deployment SET timeline = own.timeline FROM own WHERE deployment.timeline IS DISTINCT FROM own.timeline
    ) SELECT timeline FROM own`.execute(db);
  return rows[0]?.timeline ?? 0;
}

interface Replayed {
  /** The position up to which the replica has replayed the log. */
  position: Position;
  /** The timeline of the primary that it has followed up to there; null if that did not say. */
  timeline: number | null;
}

export async function replayedBy(db: Db): Promise<Replayed> {
  const { rows } = await sql<{ position: string | null; timeline: number | null }>`
    SELECT (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text AS position, (SELECT timeline FROM deployment) AS timeline
  `.execute(db);
  return { position: BigInt(rows[0]?.position ?? '0'), timeline: rows[0]?.timeline ?? null };
}
