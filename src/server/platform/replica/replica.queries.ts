import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Position } from './positions.ts';

/** Returns the position up to which a primary has written its log. */
export async function writtenBy(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`
    SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS position`.execute(db);
  return BigInt(rows[0]?.position ?? '0');
}

/** Returns the position up to which a replica has replayed that log. */
export async function replayedBy(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string | null }>`
    SELECT (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text AS position`.execute(db);
  return BigInt(rows[0]?.position ?? '0');
}
